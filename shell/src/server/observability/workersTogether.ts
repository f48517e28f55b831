import cluster, { type Worker } from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { AggregatorRegistry, type Registry } from 'prom-client';

type Asked = { type: 'metrics wanted'; id: string };
type Answered = { type: 'metrics'; id: string; text: string };

/** What the processes of the shop say to each other of figures, and nobody else needs to understand. */
export function isAboutMetrics(message: unknown): boolean {
  const { type } = (message ?? {}) as { type?: unknown };
  return typeof type === 'string' && /^(?:prom-client:|metrics)/.test(type);
}

/** Milliseconds for all workers to say what they have counted. */
const LIMIT_MS = 6000;

/** In the primary: adds up what the workers have counted and adds its own, for whichever of them is asked by Prometheus. */
export function answerMetrics(own: Registry): void {
  const aggregator = new AggregatorRegistry();
  cluster.on('message', (worker: Worker, message: Partial<Asked> | null) => {
    if (message?.type !== 'metrics wanted' || !message.id) return;
    const { id } = message;
    Promise.all([aggregator.clusterMetrics(), own.metrics()]).then(
      (texts) => worker.send({ type: 'metrics', id, text: texts.join('\n') } satisfies Answered),
      // A worker that hangs or has just ended: this scrape fails, the next one is whole.
      () => undefined,
    );
  });
}

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
