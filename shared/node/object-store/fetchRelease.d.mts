import type { ObjectStore } from './objectStore.mjs';

export function fetchRelease(
  store: ObjectStore,
  releasesDir: string,
  release: { app: string; version: string; digest: string },
): Promise<number>;
