import type { ObjectStore } from './objectStore.mjs';

export function publishRelease(
  store: ObjectStore,
  releasesDir: string,
  app: string,
  version: string,
): Promise<string>;
