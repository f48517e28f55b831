import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteEntries } from '@shop/contracts/remoteIds';
import { isRemoteName, type RemoteName } from '@shop/contracts/remotes';
import { canarySchema, pointerSchema } from '@shop/node/object-store/registrySchemas';
import { declarationSchema } from '@shop/node/object-store/releaseManifest';
import { parseRegistry } from '@shop/node/object-store/storedRegistry';
import { z } from 'zod';
import { attempt } from '../../attempt';

const declaredSchema = declarationSchema.pick({ segments: true, publicFiles: true, contracts: true });

const remote = declaredSchema.optional();
const entrySchema = pointerSchema
  .pick({ app: true, version: true, devEntry: true })
  .extend({ before: pointerSchema.shape.before.optional().catch(undefined), remote });
const triedSchema = z.object({ app: pointerSchema.shape.app, canary: canarySchema.extend({ remote }) });

export type Pointer = Omit<z.infer<typeof entrySchema>, 'remote'> & z.infer<typeof declaredSchema>;

/** registry.json: which version of each remote is live. Written by the release tool, replaced atomically. */
export type Registry = { remotes: Record<RemoteName, Pointer>; canaries?: Canary[] };

export type Canary = Omit<z.infer<typeof canarySchema>, 'version' | 'remote'> & {
  name: RemoteName;
  pointer: Pointer;
};

export type ReadRegistry = Registry & {
  generation: number;
  ignored: { remote: string; reason: string }[];
  shell: string | null;
};

export function readPointer(entry: unknown, releasesDir: string): Pointer {
  const { remote, ...pointer } = entrySchema.parse(entry);
  const file = path.join(releasesDir, pointer.app, pointer.version, 'release.json');
  // The release's own file first: a rollback that could not read it has kept the declaration of the version that it left.
  const read = () => declaredSchema.parse(JSON.parse(readFileSync(file, 'utf8')).remote);
  return { ...pointer, ...(remote ? attempt(read, remote) : read()) };
}

export function readPointers(
  versions: Record<RemoteName, { app: string; version: string }>,
  releasesDir: string,
): Registry['remotes'] {
  const pointers = remoteEntries(versions).flatMap(([name, version]) =>
    attempt(() => [[name, readPointer(version, releasesDir)]], []),
  );
  return Object.fromEntries(pointers);
}

function readCanary(name: RemoteName, entry: unknown, releasesDir: string): Canary {
  const { app, canary } = triedSchema.parse(entry);
  const { version, remote, ...trial } = canary;
  return { name, pointer: readPointer({ app, version, remote }, releasesDir), ...trial };
}

export function toReason(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error).replaceAll('\n', ' ');
  return error instanceof Error ? error.message : String(error);
}

/** Reads the registry entry by entry: what is broken in one spoils no other, and what was live of its remote stays. */
export function readRegistry(
  file: string,
  releasesDir: string,
  live: Registry['remotes'] = {},
): ReadRegistry {
  const { generation, shell, ...registry } = parseRegistry(readFileSync(file, 'utf8'), file);
  const remotes: Registry['remotes'] = {};
  const canaries: Canary[] = [];
  const ignored: ReadRegistry['ignored'] = [];
  for (const [name, entry] of Object.entries(registry.remotes)) {
    try {
      if (!isRemoteName(name)) throw new Error('this is no name of a remote');
      remotes[name] = readPointer(entry, releasesDir);
      // Without it the live version goes on.
      canaries.push(...attempt(() => [readCanary(name, entry, releasesDir)], []));
    } catch (error) {
      ignored.push({ remote: name, reason: toReason(error) });
      if (isRemoteName(name) && live[name]) remotes[name] = live[name];
    }
  }
  const { data = null } = pointerSchema.shape.version.safeParse(shell?.version);
  return { generation, shell: data, remotes, canaries, ignored };
}

const ids = new WeakMap<Registry, string>();

/** Short name of a composition: the same for the same releases of remotes and shell, in whatever order. */
export function computeId(registry: Registry): string {
  const known = ids.get(registry);
  if (known) return known;
  const releases = Object.entries(registry.remotes).map(([name, { version }]) => `${name} ${version}`);
  const text = [__VERSION__, ...releases.sort()].join('\n');
  const id = createHash('sha256').update(text).digest('hex').slice(0, 10);
  ids.set(registry, id);
  return id;
}

/** All releases that visitors may be shown, the shell's own too: 'mf-cart/1.2.3'. */
export function getReleases({ remotes, canaries = [] }: Registry): string[] {
  const pointers = [...Object.values(remotes), ...canaries.map(({ pointer }) => pointer)];
  const own = pointers.map(({ app, version }) => `${app}/${version}`);
  return [...own, `shell/${__VERSION__}`];
}

export type ResolvedComposition = {
  composition: Registry;
  /** Names the pages that are kept for it beside those of others, '' for the live one. */
  cacheVariant: string;
  /** What a preview says at the end of each page; its pages are kept nowhere. */
  bar: string | null;
  /** False while others are shown something else under the same addresses: no cache in front may keep a page then. */
  isForAll: boolean;
};

export function resolveLive(composition: Registry): ResolvedComposition {
  return { composition, cacheVariant: '', bar: null, isForAll: true };
}
