import type { ObjectStore } from './objectStore.mjs';

type StoredRelease = { app: string; version: string; digest: string };

export function readManifest(store: ObjectStore, release: StoredRelease): Promise<Record<string, string>>;
export function fetchFile(store: ObjectStore, place: string, hash: string): Promise<Buffer>;
export function fetchRelease(
  store: ObjectStore,
  releasesDir: string,
  release: StoredRelease,
): Promise<number>;
