import { NotInStore, type ObjectStore, StoreError } from './objectStore';
import { type ChangeRegistry, formatRegistry, parseRegistry, type StoredRegistry } from './storedRegistry';

const KEY = 'registry.json';
const PROBE = 'conditional-writes';
const MOST_TRIES = 100;
const HEADERS = { 'Content-Type': 'application/json' };
const IF_ABSENT = { 'If-None-Match': '*' };

export type FoundRegistry = { registry: StoredRegistry; etag: string };

/** `known` itself where it has not changed. @throws NotInStore: a registry that is gone is not an empty one */
export async function readStoredRegistry(store: ObjectStore, known?: FoundRegistry): Promise<FoundRegistry> {
  const found = await store.get(KEY, known?.etag);
  if (!found?.etag) throw new NotInStore('the object store has no registry');
  if (known && !found.bytes) return known;
  return { registry: parseRegistry(String(found.bytes), `${KEY} in the object store`), etag: found.etag };
}

async function requireConditionalWrites(store: ObjectStore) {
  await store.put(PROBE, 'x');
  const tookAbsent = await store.put(PROBE, 'x', IF_ABSENT);
  const tookMatch = await store.put(PROBE, 'x', { 'If-Match': '"00000000000000000000000000000000"' });
  if (tookAbsent || tookMatch)
    throw new StoreError(
      `the object store takes writes without regard to ${tookAbsent ? 'If-None-Match' : 'If-Match'}, so that two releases at once could lose one; use a store with conditional writes`,
    );
}

export async function changeStoredRegistry(store: ObjectStore, change: ChangeRegistry): Promise<void> {
  await requireConditionalWrites(store);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { registry, etag } = await readStoredRegistry(store);
    const changed = change(registry);
    if (!changed) return;
    if (await store.put(KEY, formatRegistry(changed), { ...HEADERS, 'If-Match': etag })) return;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 100));
  }
  throw new StoreError('the registry in the object store changes all the time');
}

/** The first registry. Beside manifests it creates none: that one was lost, and is to be put back. */
export async function createStoredRegistry(store: ObjectStore): Promise<void> {
  if ((await store.list('manifests/')).length > 0) return;
  await requireConditionalWrites(store);
  await store.put(KEY, formatRegistry(parseRegistry()), { ...HEADERS, ...IF_ABSENT });
}
