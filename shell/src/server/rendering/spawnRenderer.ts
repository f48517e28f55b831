import { type ChildProcess, fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';

/** Variables of the environment that code of a remote may see. */
const LISTED = ['LOG_LEVEL', 'TZ', 'LANG'];

/** The permission model lost its prefix in Node 22.13. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** The folder under both its names: the permission model compares paths as they are asked for. */
function readable(folder: string): string[] {
  return [...new Set([folder, realpathSync(folder)])].map((name) => `--allow-fs-read=${name}${path.sep}*`);
}

/** A renderer may read its own program and the releases, and do nothing else. Its last words come on `stderr`. */
export function spawnRenderer(file: string, releasesDir: string, heapMb: number): ChildProcess {
  const env = Object.fromEntries(LISTED.map((name) => [name, process.env[name]]));
  return fork(file, [], {
    execArgv: [
      permission,
      ...readable(path.dirname(file)),
      ...readable(releasesDir),
      '--disallow-code-generation-from-strings',
      '--disable-warning=ExperimentalWarning',
      '--enable-source-maps',
      `--max-old-space-size=${heapMb}`,
      '--max-semi-space-size=16',
      // V8 would keep the code of every release that was ever evaluated, some 0.5 MB each.
      '--no-compilation-cache',
    ],
    // The mode of this build, which the build writes here.
    env: { ...env, NODE_ENV: process.env.NODE_ENV },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}
