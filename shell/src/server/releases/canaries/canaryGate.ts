import type { Canary, Registry } from '../../composition/registry';
import { RETRY_MS } from '../releaseChooser';

export type CanaryStatus = Pick<Canary, 'name' | 'share' | 'openedAt'> & {
  version: string;
  refused?: string;
};

export const getSalts = (canaries: Canary[] = []) => canaries.map(({ salt }) => salt).join(' ');

export function makeCanaryGate(warm: (canary: Canary, live: Registry) => Promise<string | null>) {
  const verdicts = new Map<string, { reason: string | null; againAt: number }>();
  let wanted: Canary[] = [];
  const isOpen = ({ salt }: Canary) => verdicts.get(salt)?.reason === null;
  const isDue = ({ salt }: Canary) => performance.now() >= (verdicts.get(salt)?.againAt ?? 0);

  return {
    async admit(asked: Canary[] = [], live: Registry): Promise<Canary[]> {
      const isNew = ({ name, pointer }: Canary) => live.remotes[name]?.version !== pointer.version;
      wanted = asked.filter(isNew);
      for (const canary of wanted.filter(isDue)) {
        const before = verdicts.get(canary.salt);
        const reason = await warm(canary, live);
        const againAt = reason === null ? Infinity : performance.now() + RETRY_MS;
        // It may have been ended meanwhile.
        if (verdicts.get(canary.salt) === before) verdicts.set(canary.salt, { reason, againAt });
      }
      return wanted.filter(isOpen);
    },
    open: (canaries: Canary[] = []) => canaries.filter(isOpen),
    close: ({ salt }: Canary) => verdicts.set(salt, { reason: 'it was ended', againAt: Infinity }),
    isDue: () => wanted.some(isDue),
    wanted: () => wanted,
    list: (): CanaryStatus[] =>
      wanted.map(({ name, pointer: { version }, share, openedAt, salt }) => {
        const reason = verdicts.get(salt)?.reason;
        return { name, version, share, openedAt, ...(reason ? { refused: reason } : {}) };
      }),
  };
}
