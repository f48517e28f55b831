/** Text as it may stand in HTML and in an attribute. */
export function escapeHtml(text: unknown): string {
  return String(text ?? '').replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
