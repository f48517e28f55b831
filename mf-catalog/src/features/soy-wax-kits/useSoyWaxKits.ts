import { useEffect, useSyncExternalStore } from 'react';
import { type SoyKit, soyKitsApi } from './soyKitsApi';
import { soyKitsStore as store } from './soyKitsStore';

const { initiate, select } = soyKitsApi.endpoints.soyWaxKits;
const selectKits = select();
const read = () => selectKits(store.getState());

export type SoyWaxKits =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; kits: SoyKit[] };

/** Reads the soy wax kits, once, while a page shows them. On the server and at hydration they are loading. */
export function useSoyWaxKits(): SoyWaxKits {
  const { status, data } = useSyncExternalStore(store.subscribe, read, read);
  useEffect(() => {
    const request = store.dispatch(initiate());
    return () => request.unsubscribe();
  }, []);
  if (data) return { status: 'ready', kits: data };
  if (status === 'rejected') {
    return {
      status: 'failed',
      retry: () => void store.dispatch(initiate(undefined, { forceRefetch: true, subscribe: false })),
    };
  }
  return { status: 'loading' };
}
