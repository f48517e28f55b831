import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { toNetwork } from '@shop/node/http/toNetwork';
import { LRUCache } from 'lru-cache';
import proxyAddr from 'proxy-addr';
import {
  type Canary,
  type Registry,
  type ResolvedComposition,
  resolveLive,
} from '../../composition/registry';
import type { Counted } from '../../operations/beacons/vitals';

type Options = { current: () => Registry; trustProxy: number };

/** As Express' `req.ip`: a cached page is sent without Express. */
export const clientAddress = (req: IncomingMessage, trustProxy: number) =>
  proxyAddr(req, (_address, hop) => hop < trustProxy) ?? '';

/** Whether a visitor is among the share. Nothing is stored: after the trial nobody can tell who was in it. */
export function isInBucket(address: string, salt: string, share: number): boolean {
  const hash = createHash('sha256')
    .update(`${salt} ${toNetwork(address)}`)
    .digest();
  return hash.readUInt32BE() < share * 2 ** 32;
}

function isGiven(req: IncomingMessage, { salt, share }: Canary, trustProxy: number): boolean {
  return req.headers['sec-gpc'] !== '1' && isInBucket(clientAddress(req, trustProxy), salt, share);
}

export function createCanaryResolver({ current, trustProxy }: Options) {
  return function resolveComposition(req: IncomingMessage): ResolvedComposition {
    const live = current();
    const { canaries = [] } = live;
    if (canaries.length === 0) return resolveLive(live);
    const shown = canaries.filter((canary) => isGiven(req, canary, trustProxy));
    const versions = Object.fromEntries(shown.map(({ name, pointer }) => [name, pointer]));
    const cacheVariant = shown.map(({ name, pointer }) => `${name} ${pointer.version} `).join('');
    const composition = { remotes: { ...live.remotes, ...versions } };
    return { ...resolveLive(composition), cacheVariant, isForAll: false };
  };
}

const MOST_ADDRESSES = 100_000;

/** Nobody can end or shield a canary by many pages: an address counts once, for what it was given. Kept as a hash. */
export function createCountOnce({ current, trustProxy }: Options) {
  const known = new LRUCache<string, { hasFailed: boolean }>({ max: MOST_ADDRESSES });
  return function countOnce(req: IncomingMessage, release: string, hasFailed: boolean): Counted {
    const { canaries = [] } = current();
    const canary = canaries.find(({ pointer }) => release.startsWith(`${pointer.app}/`));
    if (!canary) return { isLoad: true, isFault: hasFailed };
    const isCanary = release === `${canary.pointer.app}/${canary.pointer.version}`;
    if (isGiven(req, canary, trustProxy) !== isCanary) return { isLoad: false, isFault: false };
    const key = createHash('sha256')
      .update(`${canary.salt} counted ${release} ${toNetwork(clientAddress(req, trustProxy))}`)
      .digest('base64');
    const before = known.get(key);
    known.set(key, { hasFailed: hasFailed || before?.hasFailed === true });
    return { isLoad: !before, isFault: hasFailed && !before?.hasFailed };
  };
}
