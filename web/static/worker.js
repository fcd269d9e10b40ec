// One script for both workers; its name says which one it is.
import init, * as inuksuk from "./build/inuksuk_web.js";

// The match that is being played, for the table's worker alone. Where the browser refuses, nothing is kept.
const database = new Promise((open) => {
  if (self.name !== "table") return;
  try {
    const request = indexedDB.open("inuksuk", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("kept");
    request.onsuccess = () => open(request.result);
    request.onerror = request.onblocked = () => open(null);
  } catch {
    open(null);
  }
});

async function kept(mode, work) {
  const store = (await database)?.transaction("kept", mode).objectStore("kept");
  if (!store) return undefined;
  const request = work(store);
  // Not left to the browser: the page may be gone in a moment.
  if (mode === "readwrite") store.transaction.commit();
  return new Promise((done) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => done(undefined);
  });
}

self.kept = {
  read: () => kept("readonly", (store) => store.get("match")).catch(() => undefined),
  write: (text) => {
    kept("readwrite", (store) => (text === undefined ? store.delete("match") : store.put(text, "match"))).catch(() => {});
  },
};

// A message that comes while the WebAssembly loads is kept and given to the handler that it sets.
const early = [];
self.onmessage = (event) => early.push(event);
await init({ module_or_path: new URL("./build/inuksuk_web_bg.wasm", import.meta.url) });
self.onmessage = null;
inuksuk[self.name]();
for (const event of early) self.onmessage(event);
