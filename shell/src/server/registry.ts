import { readFileSync } from 'node:fs';
import { type RemoteName, remoteNames } from '@shop/contracts/remotes';
import { z } from 'zod';

const pointerSchema = z.object({
  /** Workspace of the remote: 'mf-cart'. */
  app: z.string().regex(/^[a-z-]+$/),
  version: z.string().regex(/^[\w.-]+$/),
  /** In development: where the remote's dev server gives its entry. */
  devEntry: z.url().optional(),
});

/** registry.json: which version of each remote is live. Written by the release tool, replaced atomically. */
const registrySchema = z.object({ remotes: z.partialRecord(z.enum(remoteNames), pointerSchema) });

export type Pointer = z.infer<typeof pointerSchema>;
export type Registry = { remotes: Partial<Record<RemoteName, Pointer>> };

/** @throws when the file is missing or says something else than pointers */
export function readRegistry(file: string): Registry {
  return registrySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
