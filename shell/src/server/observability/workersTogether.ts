import { randomUUID } from 'node:crypto';
import { AggregatorRegistry } from 'prom-client';
import type { Answered, Asked } from './metricsMessages';

/** Milliseconds for all workers to say what they have counted. */
const LIMIT_MS = 6000;

/** In a worker: says what it has counted whenever the primary adds up. */
export function joinMetrics(): void {
  // Listens from its construction on.
  void new AggregatorRegistry();
}

/** In a worker: the figures of all workers. @throws when the primary does not answer in time */
export function askForMetrics(): Promise<string> {
  const id = randomUUID();
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      process.off('message', hear);
    };
    const timer = setTimeout(() => {
      stop();
      reject(new Error('the workers do not say what they have counted'));
    }, LIMIT_MS);
    const hear = (message: Partial<Answered> | null) => {
      if (message?.type !== 'metrics' || message.id !== id) return;
      stop();
      resolve(message.text ?? '');
    };
    process.on('message', hear);
    process.send?.({ type: 'metrics wanted', id } satisfies Asked);
  });
}
