import { describeError, type Log } from '../log';

/** A silent Stripe does not delay the stop for longer. */
const STOP_TIMEOUT_MS = 1500;

/** Runs at once, then in intervals, never twice at a time. Returns how to stop it. */
export function runPeriodically(
  run: () => Promise<unknown>,
  seconds: number,
  log: Log,
  name = 'reconciliation',
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let current: Promise<void> = Promise.resolve();
  const round = () => {
    current = run().then(
      () => undefined,
      (error: unknown) => log.error({ error: describeError(error) }, `${name} failed`),
    );
    void current.then(() => {
      if (isStopped) return;
      timer = setTimeout(round, seconds * 1000);
      timer.unref();
    });
  };
  round();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await Promise.race([current, new Promise((resolve) => setTimeout(resolve, STOP_TIMEOUT_MS).unref())]);
  };
}
