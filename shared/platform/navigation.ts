import { createContext, useContext } from 'react';

/** Provided by the shell's router. */
export const NavigationContext = createContext<{ state: 'idle' | 'loading' }>({ state: 'idle' });

export function useNavigation() {
  return useContext(NavigationContext);
}
