import type { IncomingMessage } from 'node:http';
import type { Registry } from '../../composition/registry';
import { type ResolvedComposition, resolveLive } from '../../composition/resolvedComposition';
import { isGiven } from './bucket';

type Options = { current: () => Registry; trustProxy: number };

export function createCanaryResolver({ current, trustProxy }: Options) {
  return function resolveComposition(req: IncomingMessage): ResolvedComposition {
    const live = current();
    const { canaries = [] } = live;
    if (canaries.length === 0) return resolveLive(live);
    const given = canaries.filter((canary) => isGiven(req, canary, trustProxy));
    const versions = Object.fromEntries(given.map(({ name, pointer }) => [name, pointer]));
    const cacheVariant = given.map(({ name, pointer }) => `${name} ${pointer.version} `).join('');
    const composition = { remotes: { ...live.remotes, ...versions } };
    return { ...resolveLive(composition), cacheVariant, isForAll: false };
  };
}
