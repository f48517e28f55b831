import { createContext, useContext, useSyncExternalStore } from 'react';

type Navigation = {
  readonly state: { isLoading: boolean };
  /** To `state`: a changed context would wait for every region that is not hydrated yet. */
  subscribe: (listener: () => void) => () => void;
};

export const NavigationContext = createContext<Navigation>({
  state: { isLoading: false },
  subscribe: () => () => {},
});

export function useNavigation(): { state: 'idle' | 'loading' } {
  const navigation = useContext(NavigationContext);
  const read = () => (navigation.state.isLoading ? 'loading' : 'idle');
  return { state: useSyncExternalStore(navigation.subscribe, read, read) };
}
