import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteEntries } from '@shop/contracts/remoteIds';
import { isRemoteName, type RemoteName } from '@shop/contracts/remotes';
import { declarationSchema } from '@shop/node/object-store/releaseManifest';
import { z } from 'zod';
import { attempt } from '../../attempt';

const declaredSchema = declarationSchema.pick({
  segments: true,
  publicFiles: true,
  owner: true,
  contracts: true,
});

const app = z.string().regex(/^[a-z][a-z0-9-]*$/);
const version = z.string().regex(/^[\w.-]+$/);

const pointerSchema = z.object({
  app,
  version,
  /** Versions that were live before, the newest first. */
  before: z.array(version).optional().catch(undefined),
  devEntry: z.url().optional(),
  remote: declaredSchema.optional(),
});

const canarySchema = z.object({
  version,
  share: z.number().min(0).max(1),
  /** Decides with an address who is among them; it is gone with the canary. */
  salt: z.string().min(16),
  openedAt: z.iso.datetime(),
  pages: z.int().positive(),
  minutes: z.number().min(0),
  remote: declaredSchema.optional(),
});

const registrySchema = z.object({
  generation: z.int().default(0),
  remotes: z.record(z.string(), z.unknown()),
  shell: z
    .object({ version: z.string().regex(/^[\w-][\w.-]*$/) })
    .optional()
    .catch(undefined),
});

export type Declaration = z.infer<typeof declaredSchema>;
export type Pointer = Omit<z.infer<typeof pointerSchema>, 'remote'> & Declaration;

/** registry.json: which version of each remote is live. Written by the release tool, replaced atomically. */
export type Registry = { remotes: Record<RemoteName, Pointer>; canaries?: Canary[] };

export type Canary = Omit<z.infer<typeof canarySchema>, 'version' | 'remote'> & {
  name: RemoteName;
  pointer: Pointer;
};

type IgnoredEntry = { remote: string; reason: string };

type ReadRegistry = Registry & {
  generation: number;
  ignored: IgnoredEntry[];
  shell: string | null;
};

export function readPointer(entry: unknown, releasesDir: string): Pointer {
  const { remote, ...pointer } = pointerSchema.parse(entry);
  if (remote) return { ...pointer, ...remote };
  // A registry that was written by hand says no more than versions: the release's own file tells.
  const file = path.join(releasesDir, pointer.app, pointer.version, 'release.json');
  return { ...pointer, ...declaredSchema.parse(JSON.parse(readFileSync(file, 'utf8')).remote) };
}

export function readPointers(
  versions: Record<RemoteName, { app: string; version: string }>,
  releasesDir: string,
): Registry['remotes'] {
  const pointers = remoteEntries(versions).flatMap(([name, version]) => {
    const pointer = attempt(() => readPointer(version, releasesDir), null);
    return pointer ? [[name, pointer]] : [];
  });
  return Object.fromEntries(pointers);
}

/** The canary of an entry; null where it has none, or none that can be read: the live version goes on. */
function readCanary(name: RemoteName, entry: unknown, releasesDir: string): Canary | null {
  return attempt(() => {
    const { app: workspace, canary } = z.object({ app, canary: canarySchema }).parse(entry);
    const { version, remote, ...trial } = canary;
    return { name, pointer: readPointer({ app: workspace, version, remote }, releasesDir), ...trial };
  }, null);
}

export function toReason(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error).replaceAll('\n', ' ');
  return error instanceof Error ? error.message : String(error);
}

/** Reads the registry entry by entry: what is broken in one is left out and spoils no other. */
export function readRegistry(file: string, releasesDir: string): ReadRegistry {
  const {
    generation,
    shell,
    remotes: entries,
  } = registrySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const remotes: Registry['remotes'] = {};
  const canaries: Canary[] = [];
  const ignored: IgnoredEntry[] = [];
  for (const [name, entry] of Object.entries(entries)) {
    try {
      if (!isRemoteName(name)) throw new Error('this is no name of a remote');
      remotes[name] = readPointer(entry, releasesDir);
      const canary = readCanary(name, entry, releasesDir);
      if (canary) canaries.push(canary);
    } catch (error) {
      ignored.push({ remote: name, reason: toReason(error) });
    }
  }
  return { generation, remotes, canaries, ignored, shell: shell?.version ?? null };
}
