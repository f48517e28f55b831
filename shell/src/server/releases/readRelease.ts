import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** What a shell gives to remotes. */
export const shellReleaseSchema = z.object({
  platform: z.string(),
  /** Versions of what it shares, by share key. */
  shared: z.record(z.string(), z.string()),
  platformNames: z.array(z.string()),
});

/** What a remote needs of a shell, and its files. */
export const remoteReleaseSchema = z.object({
  /** Ranges of the modules that the shell shares, by share key. */
  requires: z.record(z.string(), z.string()),
  /** Names that its code takes from the platform surface. */
  platformNames: z.array(z.string()),
  files: z.record(z.string(), z.string()),
});

export const exposedSchema = z.object({
  platform: z.string(),
  remote: z.object({ exposes: z.record(z.string(), z.string()) }),
});

/** What a release.json says. @throws when it is missing, or does not say that */
export async function readRelease<Schema extends z.ZodType>(
  schema: Schema,
  ...[releasesDir, app, version]: [string, string, string]
): Promise<z.infer<Schema>> {
  const text = await readFile(path.join(releasesDir, app, version, 'release.json'), 'utf8');
  return schema.parse(JSON.parse(text));
}
