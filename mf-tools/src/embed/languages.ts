import { english, type Language } from '../words/words';
import type { Messages } from './publicTypes';

/** The file of messages beside the script that a language needs; undefined for English, which is built in, and others. */
export function messageFile(lang: string | null): 'de' | undefined {
  return /^de(?![a-z])/i.test(lang ?? '') ? 'de' : undefined;
}

/** 'de_DE' too; undefined for what is none. */
function knownTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

/** Prices are US dollars: another currency's sign would name amounts that nobody pays. */
function dollarSign(wanted: string | null): string {
  const sign = wanted || english.currency;
  if (/^(\$|US\$|USD)\s*$/.test(sign)) return sign;
  console.warn(`Prices are in US dollars, not in ${wanted}.`);
  return english.currency;
}

/** English, numbers too, where there is no word of the language. */
export function getLanguage(wanted: string | null, messages: Messages, currency: string | null): Language {
  const hasWords = Object.keys(messages).length > 0;
  return {
    lang: (hasWords && wanted && knownTag(wanted)) || english.lang,
    messages,
    currency: dollarSign(currency),
  };
}

/** Direction of a language's script (the right-to-left ones that websites are written in). */
export function getDirection(lang: string): 'ltr' | 'rtl' {
  return /^(ar|fa|he|ur)\b/.test(lang) ? 'rtl' : 'ltr';
}
