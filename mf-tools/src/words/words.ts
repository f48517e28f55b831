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

export const PRICE = '{currency}{amount}';

const MOST_DECIMALS = 6;

/** Making one takes longer than using it a hundred times. */
const formats: Record<string, Intl.NumberFormat> = {};
const plurals: Record<string, Intl.PluralRules> = {};

/** A number as a language writes it; rounded by JavaScript, because Intl rounds the shortest text of a number. */
function writeNumber(lang: string, value: number, decimals: number | undefined): string {
  const rounded = value.toFixed(decimals ?? MOST_DECIMALS);
  // English does without Intl, whose first format alone takes a phone 80 ms.
  if (lang === english.lang) return decimals === undefined ? String(Number(rounded)) : rounded;
  const key = `${lang} ${decimals}`;
  formats[key] ??= new Intl.NumberFormat(lang, {
    useGrouping: false,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals ?? MOST_DECIMALS,
  });
  return formats[key].format(Number(rounded));
}

function isOne(lang: string, count: number): boolean {
  if (lang === english.lang) return Math.abs(count) === 1;
  plurals[lang] ??= new Intl.PluralRules(lang);
  return plurals[lang].select(count) === 'one';
}

export function getWords({ lang, messages, currency }: Language): Words {
  const number = (value: number, decimals?: number) => writeNumber(lang, value, decimals);
  const choose = (text: string, count: string | number | undefined) => {
    const [one = '', many] = text.split(' | ');
    return many === undefined || isOne(lang, Number(count)) ? one : many;
  };
  const say = (text: string, values: Values = {}) =>
    choose(messages[text] ?? text, values.count).replace(/\{(\w+)\}/g, (_place, name) => {
      const value = values[name] ?? '';
      return typeof value === 'number' ? number(value) : value;
    });
  const start = (text: string) => say(text).replace(/^./, (first) => first.toLocaleUpperCase(lang));
  const money = (amount: number) => say(PRICE, { currency, amount: number(amount, 2) });
  return Object.assign(say, { start, number, money });
}
