import { toReason } from '../composition/registry';

type Options = {
  everyMs: () => number;
  poll: () => Promise<unknown>;
  onError: (reason: string) => void;
  signal?: AbortSignal;
};

export async function startPolling(options: Options): Promise<void> {
  const { everyMs, poll, onError, signal } = options;
  await poll().catch((error) => onError(toReason(error)));
  setTimeout(() => signal?.aborted || startPolling(options), everyMs());
}
