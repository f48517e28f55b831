import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getContainer, releaseFolder } from '../../apps';
import { releasesFolder } from '../../paths';
import type { Release, Versions } from '../registry';

/** ms for a page or a module: more is a loop without end. */
const STEP_MS = Number(process.env.GATE_STEP_MS || 8000);

export type Check = {
  name: string;
  ms?: number;
  faults: string[];
  wasSkipped?: boolean;
  pages?: { path: string; remotes: string[] }[] | undefined;
};

type CheckRequest = Release & { live: Versions; dropped?: string[]; isContractsOnly?: boolean };

/** The live shell's own checks. They run the release in a renderer and nowhere else. */
export async function runChecker(shell: string, request: CheckRequest): Promise<Check[]> {
  const file = path.join(releaseFolder('shell', shell), 'server/gate.js');
  if (!existsSync(file)) return [{ name: 'shell', faults: [`the shell ${shell} brings no checks`] }];
  const { checkRelease } = await import(pathToFileURL(file).href);
  const name = getContainer(request.app);
  return checkRelease({ releasesDir: releasesFolder, name, dropped: [], ...request }, STEP_MS);
}
