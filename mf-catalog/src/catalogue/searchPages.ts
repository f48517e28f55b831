import { searchPages } from '../data/searchPages';
import { meanings, words } from './searchWords';

const entries = searchPages.map((page) => ({
  page,
  title: words(page.title),
  words: words(`${page.title} ${page.words}`),
}));

/** At most `limit` guides and tools that have every word of the term, or a word that begins so; titles first. */
export function findPages(term: string, limit: number) {
  const typed = words(term);
  if (typed.length === 0) return [];
  const fits = (list: string[], one: string) =>
    list.some((word) => meanings(one).includes(word) || (one.length > 2 && word.startsWith(one)));
  const inTitle = (title: string[]) => typed.filter((one) => fits(title, one)).length;
  return entries
    .filter((entry) => typed.every((one) => fits(entry.words, one)))
    .sort((a, b) => inTitle(b.title) - inTitle(a.title))
    .slice(0, limit)
    .map(({ page }) => page);
}
