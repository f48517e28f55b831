/** Words that a shopper may use for a word of the catalogue. Keys and values as `stem` leaves them. */
const synonyms: Record<string, string[]> = {
  oil: ['fragrance'],
  scent: ['fragrance'],
  perfume: ['fragrance'],
  essential: ['fragrance'],
  jar: ['container'],
  glass: ['container'],
  vessel: ['container'],
  tumbler: ['container'],
  holder: ['container'],
  set: ['kit'],
  present: ['gift'],
  holiday: ['gift'],
  christma: ['gift', 'holiday'],
  xma: ['gift', 'holiday'],
  birthday: ['gift'],
  ounce: ['oz'],
  starter: ['beginner'],
  easy: ['beginner'],
  medium: ['intermediate'],
  expert: ['advanced'],
  bee: ['beeswax'],
  honey: ['beeswax'],
  string: ['wick'],
  cord: ['wick'],
  wooden: ['wood'],
  autumn: ['seasonal'],
  fall: ['seasonal'],
  flower: ['floral'],
  laundry: ['linen'],
};

/** Words that say nothing about a product. */
const ignored = new Set(['a', 'an', 'and', 'for', 'of', 'the', 'with', 'in', 'my', 'to']);

/** The words of a text: lower case, without accents and marks, singular; a number stands apart from its unit ('8oz'). */
export function words(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s?(?!\p{L})/gu, '')
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !ignored.has(word))
    .map(stem);
}

/** Plural to singular, as far as the catalogue's words need it: 'wicks' -> 'wick', 'glasses' -> 'glass', 'waxes' -> 'wax'. */
function stem(word: string): string {
  if (word.length > 4 && /(ss|x|sh|ch)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word;
}

/** What else the word may mean. */
export function meanings(word: string): string[] {
  return [word, ...(Object.hasOwn(synonyms, word) ? (synonyms[word] ?? []) : [])];
}
