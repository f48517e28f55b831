import { distance } from 'fastest-levenshtein';
import { type Category, categories, skillLevels } from '../data/categories';
import type { Product } from '../data/products';
import { meanings, words } from './searchWords';

/** Shorter words must be right: one letter away from 'wax' is too much else. */
const MIN_LENGTH_FOR_MISTAKE = 4;
/** From this length on, the beginning of a word is enough: suggestions come while one types. */
const MIN_LENGTH_FOR_PREFIX = 2;

type Indexed = { product: Product; words: Set<string>; nameWords: Set<string> };

/** What is asked of a product: its name, what it says of itself, its category and its types (decisions 'Routes'). */
function indexed(product: Product): Indexed {
  const category = product.category === 'bundle' ? 'gift bundle' : categoryWords(product.category);
  const types = [product.waxType, product.wickType, product.fragranceType, product.containerType];
  const skill = product.skillLevel ? [product.skillLevel, ...skillLevels[product.skillLevel].aliases] : [];
  const nameWords = new Set(words(product.name));
  const text = [product.summary, product.category, category, ...types, ...skill].join(' ');
  return { product, nameWords, words: new Set([...nameWords, ...words(text)]) };
}

function categoryWords(category: Category): string {
  return `${categories[category].name} ${categories[category].param}`;
}

/** Indexes are kept as long as their list is. */
const indexes = new WeakMap<readonly Product[], Indexed[]>();

function indexOf(products: readonly Product[]): Indexed[] {
  const known = indexes.get(products);
  if (known) return known;
  const made = products.map(indexed);
  indexes.set(products, made);
  return made;
}

/** True where `word` may be meant by one typing error: a letter wrong, missing, too many, or two swapped. */
export function isOneMistakeAway(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1) return false;
  return distance(typed, word) <= 1 || isSwapped(typed, word);
}

function isSwapped(typed: string, word: string): boolean {
  if (typed.length !== word.length) return false;
  const at = [...typed].findIndex((letter, index) => letter !== word[index]);
  return (
    at >= 0 &&
    typed[at] === word[at + 1] &&
    typed[at + 1] === word[at] &&
    typed.slice(at + 2) === word.slice(at + 2)
  );
}

type Test = (candidate: string) => boolean;

/** How a typed word is read: as it stands, else as the beginning of a word, else with one mistake. */
function readingOf(typed: string, vocabulary: Set<string>): Test {
  const meant = new Set(meanings(typed));
  const readings: Test[] = [
    (candidate) => meant.has(candidate),
    (candidate) => typed.length >= MIN_LENGTH_FOR_PREFIX && candidate.startsWith(typed),
    (candidate) => typed.length >= MIN_LENGTH_FOR_MISTAKE && isOneMistakeAway(typed, candidate),
  ];
  const all = [...vocabulary];
  return readings.find((reading) => all.some(reading)) ?? (() => false);
}

/** The products that every word of the term fits, in the order given. A blank term fits all. */
export function searchProducts(products: readonly Product[], term: string): Product[] {
  return matches(products, term).map(({ product }) => product);
}

/** At most `limit` products for the term, those first whose name has the most of its words. */
export function suggestProducts(products: readonly Product[], term: string, limit: number): Product[] {
  return matches(products, term)
    .sort((a, b) => b.inName - a.inName)
    .slice(0, limit)
    .map(({ product }) => product);
}

function matches(products: readonly Product[], term: string): { product: Product; inName: number }[] {
  const index = indexOf(products);
  const vocabulary = new Set(index.flatMap((entry) => [...entry.words]));
  const readings = words(term).map((word) => readingOf(word, vocabulary));
  const isBlank = term.trim() === '';
  return index
    .filter(
      (entry) => isBlank || (readings.length > 0 && readings.every((fits) => [...entry.words].some(fits))),
    )
    .map(({ product, nameWords }) => ({
      product,
      inName: readings.filter((fits) => [...nameWords].some(fits)).length,
    }));
}
