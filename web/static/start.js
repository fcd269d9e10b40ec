// Loads the page's WebAssembly and says so when it cannot.
import init, { page } from "./inuksuk_web.js";

try {
  await init({ module_or_path: new URL("./inuksuk_web_bg.wasm", import.meta.url) });
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
navigator.serviceWorker?.register("sw.js").then(keepWhatIsLoaded, () => {});

/** The first visit loaded its files before the worker was there to keep them. */
async function keepWhatIsLoaded() {
  await navigator.serviceWorker.ready;
  const kept = await caches.open("inuksuk");
  const parts = (entry) => entry.initiatorType !== "fetch" || entry.name.endsWith(".wasm");
  const loaded = performance.getEntriesByType("resource").filter(parts).map((entry) => entry.name);
  const worker = new URL("worker.js", location.href).href;
  const own = [location.href.split("#")[0], worker, ...loaded].filter((address) => address.startsWith(location.origin));
  await Promise.allSettled(own.map(async (address) => (await kept.match(address)) ?? kept.add(address)));
}
