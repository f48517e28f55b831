import { createContext, useContext } from 'react';

/** Whether the next page is on its way. The shell's router provides it. */
export const NavigationContext = createContext<{ state: 'idle' | 'loading' }>({ state: 'idle' });

export function useNavigation() {
  return useContext(NavigationContext);
}
