import { readFileSync } from 'node:fs';
import { type RemoteName, remoteNames } from '@shop/contracts/remotes';
import { z } from 'zod';

const pointerSchema = z.object({
  /** Workspace of the remote: 'mf-cart'. */
  app: z.string().regex(/^[a-z][a-z0-9-]*$/),
  version: z.string().regex(/^[\w.-]+$/),
  /** Versions that were live before, the newest first. */
  before: z
    .array(z.string().regex(/^[\w.-]+$/))
    .optional()
    .catch(undefined),
  /** In development: where the remote's dev server gives its entry. */
  devEntry: z.url().optional(),
});

const registrySchema = z.object({
  generation: z.int().default(0),
  remotes: z.record(z.string(), z.unknown()),
});

export type Pointer = z.infer<typeof pointerSchema>;

/** registry.json: which version of each remote is live. Written by the release tool, replaced atomically. */
export type Registry = { remotes: Partial<Record<RemoteName, Pointer>> };

/** An entry of the registry that is left out, and why. */
export type IgnoredEntry = { remote: string; reason: string };

type ReadRegistry = Registry & {
  /** Grows by one with each change. */
  generation: number;
  ignored: IgnoredEntry[];
};

/**
 * Reads the registry entry by entry: what is unknown or broken in one is left out and spoils no other.
 * @throws when the file is missing or is no registry at all
 */
export function readRegistry(file: string): ReadRegistry {
  const { generation, remotes: entries } = registrySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const remotes: Registry['remotes'] = {};
  const ignored: IgnoredEntry[] = [];
  for (const [given, entry] of Object.entries(entries)) {
    const name = remoteNames.find((known) => known === given);
    const parsed = pointerSchema.safeParse(entry);
    if (!name) ignored.push({ remote: given, reason: 'this shell knows no such remote' });
    else if (!parsed.success)
      ignored.push({ remote: given, reason: z.prettifyError(parsed.error).replaceAll('\n', ' ') });
    else remotes[name] = parsed.data;
  }
  return { generation, remotes, ignored };
}
