const MAX_TITLE = 60;
const MAX_DESCRIPTION = 160;
const MIN_DESCRIPTION = 120;

/** By code points, to `max` - 3 plus '...' (rule search.lengths). */
function cut(text: string, max: number): string {
  const characters = [...text];
  return characters.length <= max ? text : `${characters.slice(0, max - 3).join('')}...`;
}

export function pageTitle(title: string, brandName: string): string {
  if (title.includes(brandName)) return cut(title, MAX_TITLE);
  const withBrand = `${title} | ${brandName}`;
  return [...withBrand].length <= MAX_TITLE ? withBrand : cut(title, MAX_TITLE);
}

export function pageDescription(description: string, tagline: string): string {
  const isShort = [...description].length < MIN_DESCRIPTION;
  return cut(isShort ? `${description} ${tagline}` : description, MAX_DESCRIPTION);
}

const toEscape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON that may stand inside a script element: parses back equal, and nothing in it can end the element. */
export function inertJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, toEscape);
}

export function jsonLdText(data: object): string {
  return inertJson({ '@context': 'https://schema.org', ...data });
}
