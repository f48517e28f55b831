import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The built program of a render thread, of the present source. */
export function renderThreadFile(): string {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [path.join(__dirname, 'buildRenderThread.mjs')],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
