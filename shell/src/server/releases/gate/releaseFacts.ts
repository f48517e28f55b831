import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** What the gate reads of a release.json. */
const releaseSchema = z.object({
  app: z.string(),
  version: z.string(),
  /** Ranges of the modules that the shell shares, by share key. */
  requires: z.record(z.string(), z.string()),
  /** Names that its code takes from the platform surface. */
  platformNames: z.array(z.string()),
  /** Integrity hash by file. */
  files: z.record(z.string(), z.string()),
});
export type ReleaseFacts = z.infer<typeof releaseSchema>;
export type Version = { app: string; version: string };

export function getFolder(releasesDir: string, { app, version }: Version): string {
  return path.join(releasesDir, app, version);
}

/** @throws when the release has no release.json that says these things */
export function readRelease(releasesDir: string, version: Version): ReleaseFacts {
  const text = readFileSync(path.join(getFolder(releasesDir, version), 'release.json'), 'utf8');
  return releaseSchema.parse(JSON.parse(text));
}

const shellSchema = z.object({
  shared: z.record(z.string(), z.string()),
  platformNames: z.array(z.string()),
});

/** What a shell gives to remotes, by its own release.json. @throws when it does not say so */
export function readShellFacts(releasesDir: string, version: string): z.infer<typeof shellSchema> {
  const text = readFileSync(
    path.join(getFolder(releasesDir, { app: 'shell', version }), 'release.json'),
    'utf8',
  );
  return shellSchema.parse(JSON.parse(text));
}
