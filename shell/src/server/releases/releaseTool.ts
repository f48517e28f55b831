import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const TOOL = path.resolve('shared/tooling/run.mjs');

/** Runs a command of the release tooling, which alone writes the registry and knows its lock. `env` names the places. */
export function runReleaseTool(words: string[], env: NodeJS.ProcessEnv, limitMs: number) {
  return run(process.execPath, [TOOL, ...words], { env, timeout: limitMs });
}
