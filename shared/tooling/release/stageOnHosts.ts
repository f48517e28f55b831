import { changeStoredRegistry } from '@shop/node/object-store/registryInStore';
import type { Release } from './registry';
import { publishReleases } from './registryStore';
import { askShells, findRefusal } from './servedFile';
import { store } from './store';

const LIMIT_MS = 20_000;

/** Every host has the files before anybody is shown them. */
export async function stageOnHosts(releases: Release[], hours = 1): Promise<string | null> {
  if (!store) return null;
  const until = new Date(Date.now() + hours * 3_600_000).toISOString();
  const added = await publishReleases(releases);
  const names = Object.keys(added);
  const offers = Object.fromEntries(names.map((name) => [name, until]));
  await changeStoredRegistry(store, (registry) => ({
    ...registry,
    digests: { ...registry.digests, ...added },
    offered: { ...registry.offered, ...offers },
  }));
  const answers = await askShells({
    judge: ({ offers = {} }) => {
      // Of another offer it says nothing of this one.
      const reasons = names.map((name) => (offers[name]?.until === until ? offers[name].reason : undefined));
      const reason = reasons.find(Boolean);
      if (reason) return { verdict: 'refused', reason };
      return reasons.includes(undefined) ? null : { verdict: 'live' };
    },
    limitMs: LIMIT_MS,
  });
  return findRefusal(answers, LIMIT_MS, 'fetch it');
}
