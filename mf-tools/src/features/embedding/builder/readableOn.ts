function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Example: '#1f5fa8' -> '#ffffff'. */
export function readableOn(color: string): string {
  const ground = luminance(color) + 0.05;
  return 1.05 / ground >= ground / 0.05 ? '#ffffff' : '#000000';
}
