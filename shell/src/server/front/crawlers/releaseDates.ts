import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const releaseSchema = z.object({ builtAt: z.iso.datetime() });

/** When releases were built, read once each. */
export function makeReleaseDates(releasesDir: string) {
  const known = new Map<string, string | null>();

  function read(app: string, version: string): string | null {
    try {
      const file = path.join(releasesDir, app, version, 'release.json');
      return releaseSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).builtAt;
    } catch {
      // A crawler without a date still has the address.
      return null;
    }
  }

  return ({ app, version }: { app: string; version: string }): string | null => {
    const key = `${app}/${version}`;
    const date = known.get(key) ?? read(app, version);
    known.set(key, date);
    return date;
  };
}
