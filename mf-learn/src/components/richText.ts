type RichPart =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; to: string };

const MARKS = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Splits a text at its **strong words** and [links](/path). Marks do not nest. */
export function richParts(text: string): RichPart[] {
  const parts: RichPart[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    const [whole, strong, linkText, to] = match;
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (linkText !== undefined && to !== undefined) parts.push({ kind: 'link', text: linkText, to });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

/** The text without its marks, as structured data has it. */
export function plainText(text: string): string {
  return richParts(text)
    .map((part) => part.text)
    .join('');
}
