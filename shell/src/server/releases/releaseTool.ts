import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import type { ShellConfig } from '../config';

const run = promisify(execFile);
export const TOOL = path.resolve('shared/tooling/run.mjs');
const [HOUR_MS, DAY_MS] = [60 * 60_000, 24 * 60 * 60_000];
const PRUNE_LIMIT_MS = 10 * 60_000;

export type Places = Pick<ShellConfig, 'dataDir' | 'registryFile' | 'releasesDir'>;

/** A command of the release tooling, which alone writes the registry and knows its lock. */
export function runTool(file: string, words: string[], places: Places, timeout: number) {
  const { dataDir: DATA_DIR, registryFile: REGISTRY_FILE, releasesDir: RELEASES_DIR } = places;
  const env = { ...process.env, DATA_DIR, REGISTRY_FILE, RELEASES_DIR, NODE_ENV: undefined };
  return run(process.execPath, [file, ...words], { env, timeout, maxBuffer: Number.POSITIVE_INFINITY });
}

export function startPruning(places: Places, log: Pick<Logger, 'info' | 'error'>) {
  const prune = () =>
    runTool(TOOL, ['release/prune'], places, PRUNE_LIMIT_MS).then(
      ({ stdout }) => log.info({ removed: stdout.split('\n').length - 1 }, 'releases pruned'),
      (error: Error) => log.error({ reason: error.message }, 'cannot prune releases'),
    );
  for (const timer of [setTimeout(prune, HOUR_MS), setInterval(prune, DAY_MS)]) timer.unref();
}
