import { useSyncExternalStore } from 'react';
import { askForKits, followKits, kitsAnswer } from './soyKitsQuery';

const loading = { status: 'loading' } as const;

/** The soy wax kits, read while a page shows them, and a way to ask anew. On the server and at hydration they are loading. */
export function useSoyWaxKits() {
  const answer = useSyncExternalStore(followKits, kitsAnswer, () => loading);
  return { answer, retry: () => void askForKits() };
}
