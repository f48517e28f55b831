import { setTimeout } from 'node:timers/promises';
import { toReason } from '../composition/registry';

type Options = {
  everyMs: () => number;
  poll: () => Promise<unknown>;
  onError: (reason: string) => void;
  signal?: AbortSignal;
};

export async function startPolling({ everyMs, poll, onError, signal }: Options) {
  while (!signal?.aborted) {
    try {
      await poll();
    } catch (error) {
      onError(toReason(error));
    }
    await setTimeout(everyMs());
  }
}
