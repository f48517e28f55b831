import type { Release } from './registry';
import { offerReleases } from './registryStore';
import { askShells, findRefusal } from './servedFile';
import { store } from './store';

/** Every host has the files before anybody is shown them, and keeps those of a link for its `hours`. */
export async function stageOnHosts(releases: Release[], hours?: number): Promise<string | null> {
  const offers = await offerReleases(releases, hours);
  if (!store) return null;
  const answers = await askShells({
    judge: ({ offers: known = {} }) => {
      const reasons = Object.entries(offers).map(([name, until]) =>
        known[name]?.until === until ? known[name]?.reason : undefined,
      );
      const reason = reasons.find(Boolean);
      if (reason) return { verdict: 'refused', reason };
      return reasons.includes(undefined) ? null : { verdict: 'live' };
    },
  });
  return findRefusal(answers, 'fetch it');
}
