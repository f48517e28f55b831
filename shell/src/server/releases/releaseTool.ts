import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import type { Canary } from '../composition/registry';
import type { Verdict } from './canaries/judge';

const run = promisify(execFile);
const TOOL = path.resolve('shared/tooling/run.mjs');
const [HOUR_MS, DAY_MS] = [60 * 60_000, 24 * 60 * 60_000];
const PRUNE_LIMIT_MS = 10 * 60_000;
const VERDICT_LIMIT_MS = 60_000;

/** Commands of the release tooling, which alone writes the registry and knows its lock. `env` names the places. */
export function createReleaseTool(env: NodeJS.ProcessEnv, log: Pick<Logger, 'info' | 'error'>) {
  const runTool = (words: string[], timeout: number) =>
    run(process.execPath, [TOOL, ...words], { env, timeout });
  const prune = () =>
    runTool(['release/prune'], PRUNE_LIMIT_MS).then(
      ({ stdout }) => log.info({ removed: stdout.split('\n').length - 1 }, 'releases pruned'),
      (error: Error) => log.error({ reason: error.message }, 'cannot prune releases'),
    );
  return {
    startPruning: () => [setTimeout(prune, HOUR_MS), setInterval(prune, DAY_MS)].map((one) => one.unref()),
    async recordVerdict({ name, pointer: { app, version } }: Canary, { verdict, reason }: Verdict) {
      await runTool(['release/recordVerdict', name, app, version, verdict, reason], VERDICT_LIMIT_MS);
    },
  };
}
