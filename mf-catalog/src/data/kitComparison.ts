import { listMissingTools } from '@shop/domain/facts/makersTools';
import type { SkillLevel } from './categories';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the table of the three kits says beyond their contents. */
export const kitComparison: Record<SkillLevel, { tools: string; youBring: string; bestFor: string }> = {
  beginner: {
    tools: 'Wick stickers, booklet with five steps',
    youBring: capital(listMissingTools('beginner')),
    bestFor: 'Your first candles',
  },
  intermediate: {
    tools: 'Wick stickers, pouring pitcher, booklet on blending',
    youBring: capital(listMissingTools('intermediate')),
    bestFor: 'Choosing scent and wick yourself',
  },
  advanced: {
    tools: 'Pouring pitcher, dial thermometer, log sheets',
    youBring: capital(listMissingTools('advanced')),
    bestFor: 'Testing waxes and wicks',
  },
};
