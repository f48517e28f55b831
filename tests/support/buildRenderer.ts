import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The built program of a renderer, of the present source. */
export function buildRenderer(): string {
  const program = path.join(__dirname, 'buildRenderer.mjs');
  const { stdout, stderr, status } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
