import type { SkillLevel } from './categories';

/** What the table of the three kits says beyond their contents. */
export const kitComparison: Record<SkillLevel, { tools: string; youBring: string; bestFor: string }> = {
  beginner: {
    tools: 'Wick stickers, booklet with five steps',
    youBring: 'A pan, a heatproof pitcher, a spoon',
    bestFor: 'Your first candles',
  },
  intermediate: {
    tools: 'Pouring pitcher, booklet on blending',
    youBring: 'A pan, a scale, a thermometer',
    bestFor: 'Choosing scent and wick yourself',
  },
  advanced: {
    tools: 'Pouring pitcher, dial thermometer, log sheets',
    youBring: 'A pan, a scale',
    bestFor: 'Testing waxes and wicks',
  },
};
