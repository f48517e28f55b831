import { createContext, useContext } from 'react';
import { english, getWords, type Words } from './words';

/** The language of a tree; English where nobody says another. */
export const LanguageContext = createContext(english);

export function useWords(): Words {
  return getWords(useContext(LanguageContext));
}
