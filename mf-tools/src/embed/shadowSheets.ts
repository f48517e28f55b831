/** Styles that have been loaded and stand in no sheet yet, and the sheets that any number of shadow roots share. */
const texts: string[] = [];
const sheets: CSSStyleSheet[] = [];

/** Called by every CSS file of these builds, see build/shadowStyles.mjs; also on a server, which knows no sheets. */
export function addStyles(text: string) {
  texts.push(text);
}

/** Dresses a shadow root in everything that is known by now, above what it wears. */
export function adoptStyles(root: ShadowRoot) {
  if (texts.length > 0) {
    // One for all: each sheet more would cost the first result some time.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(texts.splice(0).join(''));
    sheets.push(sheet);
  }
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...sheets])];
}
