/** Oils with parts by weight, the leading oil first. */
export const blends = {
  'quiet-evening': { 'French Lavender': 2, 'Vanilla Bean': 1 },
  'fresh-laundry': { 'Clean Linen': 3, 'French Lavender': 1 },
  'fall-kitchen': { 'Pumpkin Spice': 2, 'Vanilla Bean': 1 },
  'linen-closet': { 'Clean Linen': 2, 'Vanilla Bean': 1, 'French Lavender': 1 },
} as const;

export function formatBlend(id: keyof typeof blends): string {
  const oils = Object.entries<number>(blends[id]);
  return oils.map(([oil, parts]) => `${parts} ${parts === 1 ? 'part' : 'parts'} ${oil}`).join(', ');
}
