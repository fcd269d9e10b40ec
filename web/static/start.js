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
