// Starting a match from its form.

/** Presses "Play"; where a match is running that would be lost, leaves it. */
export async function startAnew(page) {
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const leave = page.getByRole('button', { name: 'Leave it, play anew' });
  await page.locator('.match').or(leave).first().waitFor();
  if (await leave.isVisible()) await leave.click();
  await page.locator('.match').waitFor();
}
