export function escapeHtml(text: unknown): string {
  return String(text ?? '').replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
