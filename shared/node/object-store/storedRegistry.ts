import path from 'node:path';
import type { z } from 'zod';
import { withReserve } from './diskReserve';
import type { pointerSchema, trialSchema } from './registrySchemas';
import { replaceFile } from './replaceFile';

const MAX_CHANGES = 200;
const DAY_MS = 24 * 60 * 60 * 1000;

export type Trial = z.infer<typeof trialSchema>;
export type Pointer = z.infer<typeof pointerSchema>;

export type Change = {
  at: string;
  generation: number;
  /** 'first start', 'start', 'release', 'rollback', 'refused', 'canary', 'canary ended' or 'promoted'. */
  what: string;
  canary?: string;
  app: string;
  from: string | null;
  to?: string | null | undefined;
  by?: string;
  reason?: string | undefined;
};

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

export type ChangeRegistry = (registry: StoredRegistry) => StoredRegistry | null;

export const getPointers = ({ remotes, shell }: Pick<StoredRegistry, 'remotes' | 'shell'>) =>
  [...Object.values(remotes), shell].filter((one) => one instanceof Object);

/** Releases that visitors are shown, or once were; and what images bring. By '<app>/<version>'. */
export function getPublic({ images = {}, ...registry }: StoredRegistry): Set<string> {
  const shown = getPointers(registry).flatMap(({ app, version, canary, before, rolledBack }) =>
    [version, canary?.version ?? version, ...before, ...rolledBack].map((one) => `${app}/${one}`),
  );
  return new Set([...shown, ...Object.keys(images)]);
}

export class UnreadableRegistry extends Error {}

const completePointer = (pointer: unknown) =>
  pointer instanceof Object ? { before: [], rolledBack: [], ...pointer } : pointer;

const isRecord = (value: unknown) => value instanceof Object && !Array.isArray(value);

/** @throws UnreadableRegistry */
export function parseRegistry(text = '{"remotes":{}}', place = 'the registry'): StoredRegistry {
  try {
    const registry = { generation: 0, digests: {}, offered: {}, changes: [], ...JSON.parse(text) };
    const { generation, remotes, digests, offered, changes } = registry;
    const isWhole = Number.isInteger(generation) && Array.isArray(changes);
    if (!isWhole || ![remotes, digests, offered, ...changes].every(isRecord))
      throw new Error('it is no registry');
    const pointers = Object.entries(remotes).map(([name, pointer]) => [name, completePointer(pointer)]);
    return { ...registry, remotes: Object.fromEntries(pointers), shell: completePointer(registry.shell) };
  } catch (error) {
    throw new UnreadableRegistry(`cannot read ${place}: ${Object(error).message}`);
  }
}

/** A writer's clock may be ahead of the others'. */
const stillOpen = (names: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(names).filter(([, until]) => Date.parse(until) > Date.now() - DAY_MS));

/** Drops expired offers, and digests that nothing names. */
export function formatRegistry(registry: StoredRegistry) {
  const offered = stillOpen(registry.offered);
  const images = stillOpen(registry.images);
  const wanted = new Set([...getPublic({ ...registry, images }), ...Object.keys(offered)]);
  const digests = Object.fromEntries(Object.entries(registry.digests).filter(([name]) => wanted.has(name)));
  const changes = registry.changes.slice(-MAX_CHANGES);
  return `${JSON.stringify({ ...registry, digests, offered, images, changes }, null, 2)}\n`;
}

export function writeRegistry(file: string, registry: StoredRegistry): Promise<void> {
  return withReserve(path.dirname(file), () => replaceFile(file, formatRegistry(registry)));
}
