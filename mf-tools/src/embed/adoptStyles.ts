/** One sheet of a text for all shadow roots of a document: a constructed sheet serves no other document. */
const sheets = new WeakMap<Document, Record<string, CSSStyleSheet>>();

function getSheet(owner: Document, text: string): CSSStyleSheet {
  const own = sheets.get(owner) ?? {};
  sheets.set(owner, own);
  if (own[text]) return own[text];
  const sheet = new (owner.defaultView ?? window).CSSStyleSheet();
  // jsdom has none.
  sheet.replaceSync?.(text);
  own[text] = sheet;
  return sheet;
}

/** Each sheet more would delay the first result. */
export function adoptStyles(root: ShadowRoot, ...files: readonly string[][]) {
  root.adoptedStyleSheets = files.map((file) => getSheet(root.ownerDocument, file.join('')));
}
