import { setTimeout } from 'node:timers/promises';
import { toReason } from '../composition/registry';

type Options = {
  everyMs: () => number;
  poll: () => Promise<void>;
  onError: (reason: string) => void;
  onPolled?: () => void;
};

export function startPolling({ everyMs, poll, onError, onPolled }: Options) {
  let isStopped = false;
  const loop = async () => {
    while (!isStopped) {
      try {
        await poll();
      } catch (error) {
        onError(toReason(error));
      }
      onPolled?.();
      await setTimeout(everyMs());
    }
  };
  void loop();
  return () => {
    isStopped = true;
  };
}
