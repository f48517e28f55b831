const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replace(/[<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

type Frame = {
  /** The shop's. */
  origin: string;
  /** What the calculator begins with. */
  query: Record<string, string>;
  title: string;
  /** In px, or '100%'. */
  width: string;
  /** In px. */
  height: number;
};

export function frameTag({ origin, query, title, width, height }: Frame): string {
  const address = `${origin}/embed/frame.html?${new URLSearchParams(query)}`;
  return `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" width="${width}" height="${height}" frameborder="0" loading="lazy" referrerpolicy="strict-origin"></iframe>`;
}
