import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestSchema } from '@shop/node/object-store/releaseManifest';
import type { z } from 'zod';

export const shellReleaseSchema = manifestSchema.pick({ platform: true, shared: true, platformNames: true });

export async function readRelease<Schema extends z.ZodType>(
  schema: Schema,
  ...[releasesDir, app, version]: [string, string, string]
): Promise<z.infer<Schema>> {
  const text = await readFile(path.join(releasesDir, app, version, 'release.json'), 'utf8');
  return schema.parse(JSON.parse(text));
}
