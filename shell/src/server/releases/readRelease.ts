import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

export const shellReleaseSchema = z.object({
  platform: z.string(),
  shared: z.record(z.string(), z.string()),
  platformNames: z.array(z.string()),
});

export const remoteReleaseSchema = z.object({
  requires: z.record(z.string(), z.string()),
  platformNames: z.array(z.string()),
  files: z.record(z.string(), z.string()),
});

export const exposedSchema = z.object({
  platform: z.string(),
  remote: z.object({ exposes: z.record(z.string(), z.string()) }),
});

export async function readRelease<Schema extends z.ZodType>(
  schema: Schema,
  ...[releasesDir, app, version]: [string, string, string]
): Promise<z.infer<Schema>> {
  const text = await readFile(path.join(releasesDir, app, version, 'release.json'), 'utf8');
  return schema.parse(JSON.parse(text));
}
