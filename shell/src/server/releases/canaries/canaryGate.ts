import type { Canary, Registry } from '../../composition/registry';

export type CanaryStatus = {
  name: string;
  version: string;
  share: number;
  openedAt: string;
  refused?: string;
};

export function getSalts(canaries: Canary[] = []): string {
  return canaries.map(({ salt }) => salt).join(' ');
}

export function makeCanaryGate(warm: (canary: Canary, live: Registry) => Promise<string | null>) {
  const verdicts = new Map<string, string | null>();
  let wanted: Canary[] = [];
  const isOpen = ({ salt }: Canary) => verdicts.get(salt) === null;

  return {
    /** Those of `asked` that can be shown; a new one is warmed first. */
    async admit(asked: Canary[] = [], live: Registry): Promise<Canary[]> {
      const isNew = ({ name, pointer }: Canary) => live.remotes[name]?.version !== pointer.version;
      wanted = asked.filter(isNew);
      for (const canary of wanted)
        if (!verdicts.has(canary.salt)) verdicts.set(canary.salt, await warm(canary, live));
      return wanted.filter(isOpen);
    },
    open: (canaries: Canary[] = []) => canaries.filter(isOpen),
    close: ({ salt }: Canary) => verdicts.set(salt, 'it was ended'),
    list: (): CanaryStatus[] =>
      wanted.map(({ name, pointer: { version }, share, openedAt, salt }) => {
        const reason = verdicts.get(salt);
        return { name, version, share, openedAt, ...(reason ? { refused: reason } : {}) };
      }),
  };
}
