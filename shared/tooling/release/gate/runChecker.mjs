import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { releaseFolder } from '../../apps';
import { releasesFolder } from '../../paths';
import { linkPackages } from '../linkPackages.mjs';

/** Milliseconds that one step may take: a page, a module. More is a loop that does not end. */
const STEP_MS = Number(process.env.GATE_STEP_MS || 8000);

/**
 * @typedef {{ name: string, ms: number, faults: string[], wasSkipped?: boolean, pages?: { path: string, remotes: string[] }[] }} Check
 */

/**
 * Runs the checks that the live shell's own release brings. They run the release in a renderer and nowhere else.
 * @param {{ shell: string, order: object }} run version of the live shell, and what is to be checked
 * @returns {Promise<Check[]>}
 */
export async function runChecker({ shell, order }) {
  const file = path.join(releaseFolder('shell', shell), 'server/gate.js');
  if (!existsSync(file)) return [{ name: 'shell', ms: 0, faults: [`the shell ${shell} brings no checks`] }];
  linkPackages();
  const { checkRelease } = await import(pathToFileURL(file).href);
  return checkRelease({ releasesDir: releasesFolder, ...order }, STEP_MS);
}
