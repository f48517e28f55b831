import { spawnSync } from 'node:child_process';

const DAY_SECONDS = 86_400;

/**
 * Days since 1970 up to the last commit: the same source tries the same cases whenever it is tried, so that what was good
 * when it was pushed is good for whoever clones it. Without a history it is the first day.
 */
export function dayOfSource() {
  const words = ['log', '-1', '--format=%ct'];
  const { stdout } = spawnSync('git', words, { cwd: import.meta.dirname, encoding: 'utf8' });
  return String(Math.floor(Number(stdout ?? 0) / DAY_SECONDS));
}
