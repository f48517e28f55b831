import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Request, Response } from 'express';
import type { ResolvedComposition } from '../composition/resolvedComposition';

type Options = {
  resolveComposition: (req: Request) => ResolvedComposition;
  releasesDir: string;
  shellVersion: string;
};

/** Whose the shell is; null where its release does not say. */
function ownerOfShell(releasesDir: string, version: string): string | null {
  try {
    const file = path.join(releasesDir, 'shell', version, 'release.json');
    return JSON.parse(readFileSync(file, 'utf8')).owner ?? null;
  } catch {
    return null;
  }
}

/** GET /boundaries.json: which release a page's parts come from, and whose they are, for `?boundaries`. */
export function boundaries({ resolveComposition, releasesDir, shellVersion }: Options) {
  const shell = { app: 'shell', version: shellVersion, owner: ownerOfShell(releasesDir, shellVersion) };
  return function answerBoundaries(req: Request, res: Response) {
    const remotes = Object.entries(resolveComposition(req).composition.remotes).map(
      ([name, { app, version, owner = null }]) => [name, { app, version, owner }],
    );
    res.setHeader('Cache-Control', 'no-store');
    res.json({ shell, ...Object.fromEntries(remotes) });
  };
}
