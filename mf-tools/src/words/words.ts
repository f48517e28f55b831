/** How calculators speak in one place: the shop's pages in English, another site in what it asks for. */
export type Language = {
  /** BCP 47: forms of number and plural follow it. */
  lang: string;
  /** Sentences in place of the English ones, by the English text. */
  messages: Partial<Record<string, string>>;
  /** Stands with every price: '$', 'EUR'. Amounts are never converted. */
  currency: string;
};

export const english: Language = { lang: 'en', messages: {}, currency: '$' };

/** A value in a sentence; a number is written as the language does. */
type Values = Record<string, string | number>;

/** Sentences in one language; each is asked for by its English text. */
export type Words = {
  /** A sentence with its {places} filled. 'one | many': by `count`. What has no translation stays English. */
  (text: string, values?: Values): string;
  /** The same as a list begins with it. */
  start: (text: string) => string;
  /** A number with as many decimals as it has, or exactly so many. */
  number: (value: number, decimals?: number) => string;
  /** 0.5 -> '$0.50'. */
  money: (amount: number) => string;
};

/** How a price is written. */
export const PRICE = '{currency}{amount}';

const MOST_DECIMALS = 6;

/** Making one takes longer than using it a hundred times. */
const formats: Record<string, Intl.NumberFormat> = {};

function formatOf(lang: string, decimals: number | undefined): Intl.NumberFormat {
  const key = `${lang} ${decimals}`;
  formats[key] ??= new Intl.NumberFormat(lang, {
    useGrouping: false,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals ?? MOST_DECIMALS,
  });
  return formats[key];
}

/** The words of a language. */
export function wordsOf({ lang, messages, currency }: Language): Words {
  // Rounded before: Intl rounds the shortest text of a number, toFixed the number itself.
  const number = (value: number, decimals?: number) =>
    formatOf(lang, decimals).format(decimals === undefined ? value : Number(value.toFixed(decimals)));
  const choose = (text: string, count: string | number | undefined) => {
    const [one = '', many = one] = text.split(' | ');
    return new Intl.PluralRules(lang).select(Number(count)) === 'one' ? one : many;
  };
  const say = (text: string, values: Values = {}) =>
    choose(messages[text] ?? text, values.count).replace(/\{(\w+)\}/g, (_place, name) => {
      const value = values[name] ?? '';
      return typeof value === 'number' ? number(value) : value;
    });
  const start = (text: string) => {
    const said = say(text);
    return said.charAt(0).toLocaleUpperCase(lang) + said.slice(1);
  };
  const money = (amount: number) => say(PRICE, { currency, amount: number(amount, 2) });
  return Object.assign(say, { start, number, money });
}
