/** Oils with parts by weight, the leading oil first. */
export const blends = {
  'quiet-evening': [
    { oil: 'French Lavender', parts: 2 },
    { oil: 'Vanilla Bean', parts: 1 },
  ],
  'fresh-laundry': [
    { oil: 'Clean Linen', parts: 3 },
    { oil: 'French Lavender', parts: 1 },
  ],
  'fall-kitchen': [
    { oil: 'Pumpkin Spice', parts: 2 },
    { oil: 'Vanilla Bean', parts: 1 },
  ],
  'linen-closet': [
    { oil: 'Clean Linen', parts: 2 },
    { oil: 'Vanilla Bean', parts: 1 },
    { oil: 'French Lavender', parts: 1 },
  ],
} as const;

export type BlendId = keyof typeof blends;

export function formatBlend(id: BlendId): string {
  return blends[id].map(({ oil, parts }) => `${parts} ${parts === 1 ? 'part' : 'parts'} ${oil}`).join(', ');
}
