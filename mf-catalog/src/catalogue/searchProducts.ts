import { formatOunces } from '@shop/domain/facts/vesselContents';
import { distance } from 'fastest-levenshtein';
import { type Category, categories, skillLevels } from '../data/categories';
import type { Product } from '../data/products';
import { packText, usPackText } from './packText';
import { meanings, words } from './searchWords';

/** Shorter words must be right: one letter away from 'wax' is too much else. */
const MIN_LENGTH_FOR_MISTAKE = 4;
/** Shorter words that differ in their first letter mean something else: 'pine' is not 'fine', 'hour' not 'pour'. */
const MIN_LENGTH_FOR_WRONG_BEGINNING = 6;

type Indexed = { product: Product; words: string[]; nameWords: string[] };

/** What is asked of a product: its name, what it says of itself, its category, its types and its pack (rule catalogue.search-words). */
function indexed(product: Product): Indexed {
  const category = product.category === 'bundle' ? 'gift bundle' : categoryWords(product.category);
  const types = [product.waxType, product.wickType, product.fragranceType, product.containerType];
  const skill = product.skillLevel ? [product.skillLevel, ...skillLevels[product.skillLevel].aliases] : [];
  const nameWords = words(product.name);
  const text = [product.summary, product.category, category, ...types, ...skill, ...facts(product)].join(' ');
  return { product, nameWords, words: [...new Set([...nameWords, ...words(`candle ${text}`)])] };
}

/** Waxes that are pressed from plants alone. */
const plantWaxes: Product['waxType'][] = ['soy', 'coconut'];

/** What a pack holds, and what a wax is made from. */
function facts({ category, pack, vessel, waxType }: Product): string[] {
  return [
    pack.amount > 1 ? `${packText(pack)} ${usPackText(pack)}` : '',
    vessel ? formatOunces(vessel) : '',
    category === 'wax' && plantWaxes.includes(waxType) ? 'vegan plant' : '',
  ];
}

function categoryWords(category: Category): string {
  return `${categories[category].name} ${categories[category].param}`;
}

type Index = { entries: Indexed[]; vocabulary: string[] };

/** Indexes are kept as long as their list is. */
const indexes = new WeakMap<readonly Product[], Index>();

function getIndex(products: readonly Product[]): Index {
  const known = indexes.get(products);
  if (known) return known;
  const entries = products.map(indexed);
  const vocabulary = [...new Set(entries.flatMap((entry) => entry.words))];
  indexes.set(products, { entries, vocabulary });
  return { entries, vocabulary };
}

/** True where `word` may be meant by one typing error: a letter wrong, missing, too many, or two swapped. */
function isOneMistakeAway(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1) return false;
  if (word.length < MIN_LENGTH_FOR_WRONG_BEGINNING && typed[0] !== word[0]) return false;
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

/** The words of a vocabulary that a typed word means: itself, else words that begin so, else one mistake away. */
export function toReading(typed: string, vocabulary: string[]): Set<string> {
  const meant = meanings(typed);
  const readings = [
    (word: string) => meant.includes(word),
    (word: string) => word.startsWith(typed),
    (word: string) => typed.length >= MIN_LENGTH_FOR_MISTAKE && isOneMistakeAway(typed, word),
  ];
  const reading = readings.find((fits) => vocabulary.some(fits));
  return new Set(reading ? vocabulary.filter(reading) : []);
}

/** The products that every word of the term fits, in the order given. A blank term fits all: the list itself. */
export function searchProducts(products: readonly Product[], term: string): readonly Product[] {
  if (term.trim() === '') return products;
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
  const { entries, vocabulary } = getIndex(products);
  const readings = words(term).map((word) => toReading(word, vocabulary));
  // Marks alone say nothing that a product could fit.
  if (readings.length === 0) return [];
  return entries
    .filter((entry) => readings.every((meant) => entry.words.some((word) => meant.has(word))))
    .map(({ product, nameWords }) => ({
      product,
      inName: readings.filter((meant) => nameWords.some((word) => meant.has(word))).length,
    }));
}
