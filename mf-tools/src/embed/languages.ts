import { english, type Language } from '../words/words';
import type { Messages } from './publicTypes';

/** The file of messages beside the script that a language needs; undefined for English, which is built in, and others. */
export function messageFile(lang: string | null): 'de' | undefined {
  return /^de\b/i.test(lang ?? '') ? 'de' : undefined;
}

/** A language as asked for; English, numbers too, where there is no word of it. */
export function languageOf(wanted: string | null, messages: Messages, currency: string | null): Language {
  const hasWords = Object.keys(messages).length > 0;
  return {
    lang: (hasWords && wanted) || english.lang,
    messages,
    currency: currency ?? english.currency,
  };
}
