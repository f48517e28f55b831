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

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that may stand inside a script element: parses back equal, and nothing in it can end the element. */
export function inertJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? character);
}

export function jsonLdText(data: object): string {
  return inertJson({ '@context': 'https://schema.org', ...data });
}
