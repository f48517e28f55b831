import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const shellSchema = z.object({
  platform: z.string(),
  /** Versions of what it shares, by share key. */
  shared: z.record(z.string(), z.string()),
  platformNames: z.array(z.string()),
});
const remoteSchema = z.object({
  platform: z.string(),
  remote: z.object({ exposes: z.record(z.string(), z.string()) }),
});

async function read<Schema extends z.ZodType>(
  schema: Schema,
  releasesDir: string,
  app: string,
  version: string,
): Promise<z.infer<Schema> | null> {
  try {
    const text = await readFile(path.join(releasesDir, app, version, 'release.json'), 'utf8');
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** What a shell's own release says that it gives to remotes; null for one that was built before releases said so. */
export function readCapabilities(releasesDir: string, version: string) {
  return read(shellSchema, releasesDir, 'shell', version);
}
export type Given = z.infer<typeof shellSchema>;

/** Names of what a remote's release exposes, and the platform that it was built for; null where it does not say. */
export async function readExposed(releasesDir: string, app: string, version: string) {
  const release = await read(remoteSchema, releasesDir, app, version);
  return (
    release && {
      platform: release.platform,
      exposes: Object.keys(release.remote.exposes).map((name) => name.replace('./', '')),
    }
  );
}
export type Exposed = { platform: string; exposes: string[] };
