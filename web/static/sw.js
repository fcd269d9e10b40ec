// Play without a network: what was loaded once is kept, and served when the network does not answer.
// The network always comes first, so that nobody plays an old client for longer than one load.
const KEPT = "inuksuk";
const LISTS = ["/files.json", "/covers.json"];

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // Pages, scripts, styles, fonts, pictures, WebAssembly and the lists that belong to the client; never what a server
  // says about matches and people.
  const own = pathname.startsWith("/build-") || LISTS.includes(pathname);
  const part = request.destination !== "" || own;
  if (part && origin === self.location.origin && request.method === "GET") event.respondWith(answer(request));
});

async function answer(request) {
  try {
    const response = await fetch(request);
    if (response.ok) {
      const copy = response.clone();
      caches.open(KEPT).then((kept) => kept.put(request, copy));
    }
    return response;
  } catch (error) {
    const kept = await caches.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}
