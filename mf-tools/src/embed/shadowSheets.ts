/** Styles of all calculators that have been loaded, and as sheets that any number of shadow roots share. */
const texts: string[] = [];
const sheets: CSSStyleSheet[] = [];

/** Called by every CSS file of these builds, see build/shadowStyles.mjs; also on a server, which knows no sheets. */
export function addStyles(text: string) {
  texts.push(text);
}

/** Dresses a shadow root in everything that is known by now, above what it wears. */
export function adoptStyles(root: ShadowRoot) {
  for (const text of texts.slice(sheets.length)) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.push(sheet);
  }
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...sheets])];
}
