export function pictureUrl(picture: { base: string; widths: number[] }, origin: string): string {
  return `${origin}${picture.base}-${picture.widths.at(-1)}.webp`;
}
