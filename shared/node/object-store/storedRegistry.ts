import { type ObjectStore, StoreError } from './objectStore';

const KEY = 'registry.json';
const PROBE = 'conditional-writes';
const MOST_TRIES = 100;

export type StoredPointer = {
  app: string;
  version: string;
  /** The latest first. */
  before: string[];
  rolledBack: string[];
  canary?: { version: string; share: number } | undefined;
};

export type StoredRegistry<Pointer = StoredPointer, Change = object> = {
  generation: number;
  remotes: Record<string, Pointer | undefined>;
  /** Absent until the shell was released into the running shop. */
  shell?: Pointer | undefined;
  /** Hash of each release's manifest, by '<app>/<version>'. */
  digests: Record<string, string>;
  /** Releases that every host fetches though not live, by '<app>/<version>': until when. */
  offered: Record<string, string>;
  /** Releases that images bring along, by '<app>/<version>': until when they are kept. */
  images?: Record<string, string>;
  /** The latest last. */
  changes: Change[];
};

type Found<Registry> = { registry: Registry; etag: string | null };

/** Null: unchanged since `etag`. */
export async function readStoredRegistry<Registry = StoredRegistry>(
  store: ObjectStore,
): Promise<Found<Registry>>;
export async function readStoredRegistry<Registry = StoredRegistry>(
  store: ObjectStore,
  etag: string | null,
): Promise<Found<Registry> | null>;
export async function readStoredRegistry(store: ObjectStore, etag: string | null = null) {
  const found = await store.get(KEY, { etag });
  const empty = { generation: 0, remotes: {}, digests: {}, offered: {}, changes: [] };
  if (!found) return { registry: empty, etag: null };
  if (!found.bytes) return null;
  return { registry: { ...empty, ...JSON.parse(found.bytes.toString()) }, etag: found.etag };
}

/** @throws StoreError for a store without conditional writes */
async function demandConditions(store: ObjectStore) {
  await store.put(PROBE, 'x');
  const tookAbsent = await store.put(PROBE, 'x', { ifAbsent: true });
  const tookMatch = await store.put(PROBE, 'x', { ifMatch: '"00000000000000000000000000000000"' });
  if (tookAbsent || tookMatch)
    throw new StoreError(
      `the object store takes writes without regard to ${tookAbsent ? 'If-None-Match' : 'If-Match'}, so that two releases at once could lose one; use a store with conditional writes`,
    );
}

/** Concurrent writers retry. Null changes nothing. */
export async function changeStoredRegistry<Change extends { registry: object }, Registry = StoredRegistry>(
  store: ObjectStore,
  change: (registry: Registry) => Change | null,
): Promise<Change | null> {
  await demandConditions(store);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { registry, etag } = await readStoredRegistry<Registry>(store);
    const changed = change(registry);
    if (!changed) return null;
    const condition = etag ? { ifMatch: etag } : { ifAbsent: true };
    const body = JSON.stringify(changed.registry, null, 2);
    if (await store.put(KEY, body, { ...condition, headers: { 'Content-Type': 'application/json' } }))
      return changed;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 100));
  }
  throw new StoreError('the registry in the object store changes all the time');
}
