/** By product slug: first notes, while burning, last. */
export const scentNotes = {
  'vanilla-bean': { top: 'Sweet cream', middle: 'Vanilla pod', base: 'Soft wood, amber' },
  'french-lavender': { top: 'Fresh herbs', middle: 'Lavender blossom', base: 'Powdery musk' },
  'clean-linen': { top: 'Light citrus', middle: 'Sun-dried cotton', base: 'Clean musk' },
  'pumpkin-spice': { top: 'Cinnamon, clove', middle: 'Baked pumpkin', base: 'Brown sugar, vanilla' },
} as const satisfies Record<string, { top: string; middle: string; base: string }>;

export type OilSlug = keyof typeof scentNotes;
