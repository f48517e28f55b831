/** How calculators speak in one place: the shop's pages in English, another site in what it asks for. */
export type Language = {
  /** BCP 47: forms of number and plural follow it. */
  lang: string;
  /** Sentences in place of the English ones, by name. */
  messages: Partial<Record<string, string>>;
  /** Stands with every price: '$', 'EUR'. Amounts are never converted. */
  currency: string;
};

export const english: Language = { lang: 'en', messages: {}, currency: '$' };

/** A value in a sentence; a number is written as the language does. */
type Values = Record<string, string | number>;

/** The sentences of one calculator in one language. */
export type Words<Name extends string> = {
  /** The sentence of that name, with its {places} filled. 'one | many': by `count`. */
  (name: Name, values?: Values): string;
  /** The sentence of a name that is read from data; the name itself where there is none. */
  maybe: (name: string) => string;
  /** The same as a sentence or a list begins with it. */
  start: (name: Name) => string;
  /** A number with as many decimals as it has, or exactly so many. */
  number: (value: number, decimals?: number) => string;
  /** 0.5 -> '$0.50'. */
  money: (amount: number) => string;
};

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

/** The words for sentences that stand in English in `own`. */
export function wordsOf<Name extends string>(
  own: Record<Name, string>,
  { lang, messages, currency }: Language,
): Words<Name> {
  // Rounded before: Intl rounds the shortest text of a number, toFixed the number itself.
  const number = (value: number, decimals?: number) =>
    formatOf(lang, decimals).format(decimals === undefined ? value : Number(value.toFixed(decimals)));
  const fill = (text: string, values: Values) =>
    text.replace(/\{(\w+)\}/g, (_place, name) => {
      const value = values[name] ?? '';
      return typeof value === 'number' ? number(value) : value;
    });
  const choose = (text: string, count: string | number | undefined) => {
    const [one = '', many = one] = text.split(' | ');
    return new Intl.PluralRules(lang).select(Number(count)) === 'one' ? one : many;
  };
  const say = (name: Name, values: Values = {}) =>
    fill(choose(messages[name] ?? own[name], values.count), values);
  const maybe = (name: string) => messages[name] ?? name;
  const start = (name: Name) => {
    const text = say(name);
    return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
  };
  const money = (amount: number) =>
    fill(messages.money ?? '{currency}{amount}', { currency, amount: number(amount, 2) });
  return Object.assign(say, { maybe, start, number, money });
}
