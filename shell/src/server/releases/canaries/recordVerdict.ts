import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Canary } from '../../composition/registry';
import type { Verdict } from './judge';

const run = promisify(execFile);

/** The one program that writes the registry. */
const TOOL = path.resolve('shared/tooling/release/settleCanary.mjs');
const LIMIT_MS = 60_000;

/** Has the release tool record a verdict: it knows where the registry is and how it is locked. `env` names the place. */
export async function recordVerdict(canary: Canary, { verdict, reason }: Verdict, env: NodeJS.ProcessEnv) {
  const args = [TOOL, canary.name, canary.pointer.app, canary.pointer.version, verdict, reason];
  await run(process.execPath, args, { env, timeout: LIMIT_MS });
}
