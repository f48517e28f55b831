import { z } from 'zod';
import { type ObjectStore, StoreError } from './objectStore';

const KEY = 'registry.json';
const PROBE = 'conditional-writes';
const MOST_TRIES = 100;
const MAX_CHANGES = 200;

const version = z.string().regex(/^[\w.-]+$/);

/** What the release declares: the shell must know its area even where its files are gone. */
const remote = z.looseObject({}).optional();

const trialSchema = z.object({
  share: z.number().min(0).max(1),
  pages: z.int().positive(),
  minutes: z.number().min(0),
});

export const canarySchema = trialSchema.extend({
  version,
  /** Decides with an address who is among them; it is gone with the canary. */
  salt: z.string().min(16),
  openedAt: z.iso.datetime(),
  remote,
});

export const pointerSchema = z.object({
  app: z.string().regex(/^[a-z][a-z0-9-]*$/),
  version,
  /** Versions that were live before, the newest first. */
  before: z.array(version),
  rolledBack: z.array(version),
  canary: canarySchema.optional(),
  remote,
  request: z.string().optional(),
  devEntry: z.url().optional(),
});

export type Trial = z.infer<typeof trialSchema>;
export type Pointer = z.infer<typeof pointerSchema>;

export type Change = {
  at: string;
  generation: number;
  /** 'first start', 'release', 'rollback', 'refused', 'canary', 'canary ended' or 'promoted'. */
  what: string;
  canary?: string;
  app: string;
  from: string | null;
  to?: string | null | undefined;
  by?: string;
  reason?: string | undefined;
};

/** registry.json of a data folder and of an object store. */
export type StoredRegistry = {
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
  changes: Change[];
};

/** Null changes nothing. */
export type ChangeRegistry = (registry: StoredRegistry) => StoredRegistry | null;

export const getPointers = ({ remotes, shell }: Pick<StoredRegistry, 'remotes' | 'shell'>) =>
  [...Object.values(remotes), shell].filter((one) => one !== undefined);

/** Releases whose files anybody may have: visitors are shown them, or once were; and what images bring. By '<app>/<version>'. */
export function getPublic({ images = {}, ...registry }: StoredRegistry): Set<string> {
  const shown = getPointers(registry).flatMap(({ app, version, canary, before = [], rolledBack = [] }) =>
    [version, canary?.version ?? version, ...before, ...rolledBack].map((one) => `${app}/${one}`),
  );
  return new Set([...shown, ...Object.keys(images)]);
}

export function parseRegistry(text = '{}'): StoredRegistry {
  return { generation: 0, remotes: {}, digests: {}, offered: {}, changes: [], ...JSON.parse(text) };
}

const stillOpen = (names: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(names).filter(([, until]) => Date.parse(until) > Date.now()));

/** Drops expired offers, and digests that nothing names. */
export function formatRegistry(registry: StoredRegistry) {
  const offered = stillOpen(registry.offered);
  const images = stillOpen(registry.images);
  const wanted = new Set([...getPublic({ ...registry, images }), ...Object.keys(offered)]);
  const digests = Object.fromEntries(Object.entries(registry.digests).filter(([name]) => wanted.has(name)));
  const changes = registry.changes.slice(-MAX_CHANGES);
  return `${JSON.stringify({ ...registry, digests, offered, images, changes }, null, 2)}\n`;
}

type Found = { registry: StoredRegistry; etag: string | null };

/** Null: unchanged since `etag`. */
export async function readStoredRegistry(store: ObjectStore): Promise<Found>;
export async function readStoredRegistry(store: ObjectStore, etag: string | null): Promise<Found | null>;
export async function readStoredRegistry(store: ObjectStore, etag: string | null = null) {
  const found = await store.get(KEY, { etag });
  if (!found) return { registry: parseRegistry(), etag: null };
  if (!found.bytes) return null;
  return { registry: parseRegistry(found.bytes.toString()), etag: found.etag };
}

/** @throws StoreError for a store without conditional writes */
async function requireConditionalWrites(store: ObjectStore) {
  await store.put(PROBE, 'x');
  const tookAbsent = await store.put(PROBE, 'x', { ifAbsent: true });
  const tookMatch = await store.put(PROBE, 'x', { ifMatch: '"00000000000000000000000000000000"' });
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
    const condition = etag ? { ifMatch: etag } : { ifAbsent: true };
    const headers = { 'Content-Type': 'application/json' };
    if (await store.put(KEY, formatRegistry(changed), { ...condition, headers })) return;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 100));
  }
  throw new StoreError('the registry in the object store changes all the time');
}
