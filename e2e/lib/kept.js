// What the browser keeps for the time without a network.

/** Whether the page and every file of the client is kept. Runs in the page. */
async function isEverythingKept() {
  const kept = await caches.open('inuksuk');
  const list = await kept.match('files.json');
  const files = list ? await list.json() : ['files.json'];
  const found = await Promise.all(['./', ...files].map((file) => kept.match(file)));
  return found.every(Boolean);
}

/** Waits for it. `waitForFunction` would not: to it, a promise is true whatever comes of it. */
export async function everythingIsKept(page) {
  while (!(await page.evaluate(isEverythingKept)));
}
