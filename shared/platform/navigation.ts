import { createContext, useContext } from 'react';

export const NavigationContext = createContext<{ state: 'idle' | 'loading' }>({ state: 'idle' });

export function useNavigation() {
  return useContext(NavigationContext);
}
