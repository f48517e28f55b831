import { createContext, useContext, useSyncExternalStore } from 'react';

type Navigation = {
  readonly state: 'idle' | 'loading';
  /** Where `state` changes: a changed context would wait for every region that is not hydrated yet. */
  subscribe?: (listener: () => void) => () => void;
};

export const NavigationContext = createContext<Navigation>({ state: 'idle' });

const subscribeNever = () => () => {};

export function useNavigation(): Pick<Navigation, 'state'> {
  const navigation = useContext(NavigationContext);
  const read = () => navigation.state;
  return { state: useSyncExternalStore(navigation.subscribe ?? subscribeNever, read, read) };
}
