/** Every style that this file of the embed brings, see build/shadowStyles.mjs. */
export const styles: string[] = [];

/** Called by every CSS file of these builds; also on a server, which knows no sheets. */
export function addStyles(text: string) {
  styles.push(text);
}

/** One sheet of a text for all shadow roots of a document: a constructed sheet serves no other document. */
const sheets = new WeakMap<Document, Record<string, CSSStyleSheet>>();

function getSheet(owner: Document, text: string): CSSStyleSheet {
  const own = sheets.get(owner) ?? {};
  sheets.set(owner, own);
  const sheet = own[text] ?? new (owner.defaultView ?? window).CSSStyleSheet();
  if (!own[text]) sheet.replaceSync(text);
  own[text] = sheet;
  return sheet;
}

/** Adopts the styles of these files, one sheet for each: every sheet more would cost the first result some time. */
export function adoptStyles(root: ShadowRoot, ...files: readonly string[][]) {
  root.adoptedStyleSheets = files.map((file) => getSheet(root.ownerDocument, file.join('')));
}
