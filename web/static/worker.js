// One script for both workers; its name says which one it is.
import init, * as inuksuk from "./inuksuk_web.js";

// A message that comes while the WebAssembly loads is kept and given to the handler that it sets.
const early = [];
self.onmessage = (event) => early.push(event);
await init({ module_or_path: new URL("./inuksuk_web_bg.wasm", import.meta.url) });
self.onmessage = null;
inuksuk[self.name]();
for (const event of early) self.onmessage(event);
