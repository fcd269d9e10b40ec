// Loads the page's WebAssembly and says so when it cannot.
import init, { page } from "./build/inuksuk_web.js";

try {
  await init({ module_or_path: new URL("./build/inuksuk_web_bg.wasm", import.meta.url) });
  page();
} catch (error) {
  console.error(error);
  const place = document.getElementById("loading");
  if (place) {
    place.classList.add("failed");
    place.querySelector("p").textContent =
      "The game could not be loaded. Check the connection and load the page again. / " +
      "Das Spiel konnte nicht geladen werden. Bitte die Verbindung prüfen und die Seite neu laden.";
  }
}

// Kept for the next time, when there may be no network. Not all browsers and addresses allow it; play goes on.
navigator.serviceWorker?.register("sw.js").then(keepEverything, () => {});

/**
 * What the first visit loaded before the worker was there to keep it, and the games that nobody has opened yet: one
 * file after the other, so that the game that is wanted now does not wait for them.
 */
async function keepEverything() {
  await navigator.serviceWorker.ready;
  const kept = await caches.open("inuksuk");
  const files = await (await fetch("files.json")).json();
  const addresses = new Set([location.href.split("#")[0], ...["./", ...files].map((file) => new URL(file, location).href)]);
  for (const address of addresses) {
    if (!(await kept.match(address))) await kept.add(address);
  }
  // Programs of older clients.
  const old = ({ url }) => url.includes("/build-") && !addresses.has(url);
  await Promise.all((await kept.keys()).filter(old).map((request) => kept.delete(request)));
}
