/** Styles of all calculators that have been loaded, as sheets that any number of shadow roots share. */
const sheets: CSSStyleSheet[] = [];

/** Called by every CSS file of these builds, see build/shadowStyles.mjs. */
export function addStyles(text: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.push(sheet);
}

/** Dresses a shadow root in everything that is known by now, above what it wears. */
export function adoptStyles(root: ShadowRoot) {
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...sheets])];
}
