import { createContext, useContext } from 'react';
import { english, type Words, wordsOf } from './words';

/** The language of a tree; English where nobody says another. */
export const LanguageContext = createContext(english);

/** The words of the language around for sentences that stand in English in `own`. */
export function useWords<Name extends string>(own: Record<Name, string>): Words<Name> {
  return wordsOf(own, useContext(LanguageContext));
}
