import { searchPages } from '../data/searchPages';
import { toReading } from './searchProducts';
import { words } from './searchWords';

const entries = searchPages.map((page) => ({
  page,
  title: words(page.title),
  words: words(`${page.title} ${page.words}`),
}));

const vocabulary = [...new Set(entries.flatMap((entry) => entry.words))];

/** At most `limit` guides, tools and pages that every word of the term fits; titles first. */
export function findPages(term: string, limit: number) {
  const readings = words(term).map((typed) => toReading(typed, vocabulary));
  if (readings.length === 0) return [];
  const fits = (list: string[], reading: Set<string>) => list.some((word) => reading.has(word));
  const inTitle = (title: string[]) => readings.filter((reading) => fits(title, reading)).length;
  return entries
    .filter((entry) => readings.every((reading) => fits(entry.words, reading)))
    .sort((a, b) => inTitle(b.title) - inTitle(a.title))
    .slice(0, limit)
    .map(({ page }) => page);
}
