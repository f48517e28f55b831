import { describeError, type Log } from '../log';

/** A Stripe that is silent does not hold up the stop for longer. */
const END_MS = 1500;

/** At once and then every so often, never two at the same time. Gives the way to end it. */
export function keepReconciling(
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
    await Promise.race([current, new Promise((resolve) => setTimeout(resolve, END_MS).unref())]);
  };
}
