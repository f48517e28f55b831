import type { IncomingMessage } from 'node:http';
import type { Canary, Registry } from '../../composition/registry';
import { type ResolvedComposition, resolveLive } from '../../composition/resolvedComposition';
import { clientAddress } from '../../http/clientAddress';
import { hasGpcSignal, isInBucket } from './bucket';

type Options = { current: () => Registry; trustProxy: number };

function compose(live: Registry, canaries: Canary[]): Registry {
  const versions = canaries.map(({ name, pointer }) => [name, pointer]);
  return { remotes: { ...live.remotes, ...Object.fromEntries(versions) } };
}

/** What a visitor is shown while canaries are open: the live composition, or one with the new versions in it. */
export function createCanaryResolver({ current, trustProxy }: Options) {
  const composed = new WeakMap<Registry, Map<string, ResolvedComposition>>();

  function resolveChosen(live: Registry, chosen: Canary[]): ResolvedComposition {
    const cacheVariant = chosen.map(({ name, pointer }) => `${name} ${pointer.version} `).join('');
    const ofLive = composed.get(live) ?? new Map<string, ResolvedComposition>();
    composed.set(live, ofLive);
    const known = ofLive.get(cacheVariant);
    if (known) return known;
    const composition = chosen.length === 0 ? live : compose(live, chosen);
    const resolved: ResolvedComposition = { ...resolveLive(composition), cacheVariant, isForAll: false };
    ofLive.set(cacheVariant, resolved);
    return resolved;
  }

  return function resolveComposition(req: IncomingMessage): ResolvedComposition {
    const live = current();
    const { canaries = [] } = live;
    if (canaries.length === 0) return resolveLive(live);
    const address = clientAddress(req, trustProxy);
    const isChosen = ({ salt, share }: Canary) => isInBucket(address, salt, share);
    return resolveChosen(live, hasGpcSignal(req) ? [] : canaries.filter(isChosen));
  };
}
