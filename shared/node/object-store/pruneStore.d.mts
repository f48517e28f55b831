import type { ObjectStore } from './objectStore.mjs';

export function pruneStore(store: ObjectStore, now?: number): Promise<string[]>;
