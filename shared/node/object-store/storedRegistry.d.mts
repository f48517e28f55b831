import type { ObjectStore } from './objectStore.mjs';

export type StoredPointer = {
  app: string;
  version: string;
  before: string[];
  rolledBack: string[];
  canary?: { version: string; share: number };
};

export type StoredRegistry = {
  generation: number;
  remotes: Record<string, StoredPointer | undefined>;
  /** The shell's own release, once one was released into the running shop. */
  shell?: StoredPointer;
  digests: Record<string, string>;
  offered: Record<string, string>;
  /** Releases that images of the shop bring along, by '<app>/<version>': until when their files are kept. */
  images?: Record<string, string>;
  changes: object[];
};

export function readStoredRegistry(
  store: ObjectStore,
  etag?: string | null,
): Promise<{ registry: StoredRegistry; etag: string | null } | null>;

export function changeStoredRegistry<T>(
  store: ObjectStore,
  change: (registry: StoredRegistry) => { registry: StoredRegistry; result: T } | null,
): Promise<{ registry: StoredRegistry; result: T } | null>;
