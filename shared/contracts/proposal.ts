import { MAX_LINE_QUANTITY, MAX_LINES } from './checkoutLimits';
import { paths } from './paths';

export type ProposedLine = { id: string; quantity: number };
export type Proposal = { lines: ProposedLine[]; dropped: number; recipe: string | null };

const entryPattern = /^([a-z0-9-]{1,40}):([1-9]\d{0,2})$/;
export const calculators: string[] = [
  paths.waxCalculator,
  paths.fragranceCalculator,
  paths.suppliesCalculator,
  paths.wickGuide,
];

/** Reads `/cart?propose=wx-201:2,fr-401:1&recipe=/wax-calculator?…`, untrusted; null where it proposes nothing. */
export function readProposal(query: URLSearchParams): Proposal | null {
  const text = query.get('propose');
  if (!text) return null;
  const entries = text.split(',');
  const lines = new Map<string, number>();
  let dropped = Math.max(0, entries.length - MAX_LINES);
  for (const entry of entries.slice(0, MAX_LINES)) {
    const [, id, digits] = entryPattern.exec(entry) ?? [];
    const quantity = id ? (lines.get(id) ?? 0) + Number(digits) : 0;
    if (id && quantity <= MAX_LINE_QUANTITY) lines.set(id, quantity);
    else dropped++;
  }
  return {
    lines: [...lines].map(([id, quantity]) => ({ id, quantity })),
    dropped,
    recipe: readRecipe(query.get('recipe')),
  };
}

function readRecipe(text: string | null): string | null {
  const [path = '', fields = ''] = (text ?? '').split('?');
  return calculators.includes(path) ? `${path}?${new URLSearchParams(fields)}` : null;
}
