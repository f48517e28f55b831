/** Null for what is no address. `URL.canParse` is missing in browsers that shoppers use. */
export function toUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
