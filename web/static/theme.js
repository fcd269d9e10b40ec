// Before anything is drawn: the theme that was chosen, so that the page never flashes.
try {
  const { theme, language } = JSON.parse(localStorage.getItem("inuksuk.settings") ?? "{}");
  if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
  if (language) document.documentElement.lang = language;
} catch {
  // Storage is switched off: the system's theme holds.
}
