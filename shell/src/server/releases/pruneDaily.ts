import type { Logger } from 'pino';
import { runReleaseTool } from './releaseTool';

const DAY_MS = 24 * 60 * 60 * 1000;
const LIMIT_MS = 10 * 60_000;

export function pruneDaily(env: NodeJS.ProcessEnv, log: Pick<Logger, 'info' | 'error'>) {
  const prune = () =>
    runReleaseTool(['release/prune'], env, LIMIT_MS).then(
      ({ stdout }) => log.info({ removed: stdout.split('\n').length - 1 }, 'releases pruned'),
      (error: Error) => log.error({ reason: error.message }, 'cannot prune releases'),
    );
  setInterval(() => void prune(), DAY_MS).unref();
}
