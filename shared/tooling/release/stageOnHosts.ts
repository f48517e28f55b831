import type { Release } from './registry';
import { changeRegistry, publishReleases } from './registryStore';
import { askShells, findRefusal } from './servedFile';
import { store } from './store';

const LIMIT_MS = 20_000;
const HOUR_MS = 3_600_000;

/** Every host has the files before anybody is shown them, and keeps those of a link for its `hours`. */
export async function stageOnHosts(releases: Release[], hours?: number): Promise<string | null> {
  if (!store && !hours) return null;
  const added = await publishReleases(releases);
  const names = releases.map(({ app, version }) => `${app}/${version}`);
  const until = Date.now() + (hours ?? 1) * HOUR_MS;
  let offers: Record<string, string> = {};
  await changeRegistry((registry) => {
    const { digests, offered } = registry;
    // No end comes twice: of another offer a host's answer says nothing of this one.
    const getEnd = (name: string) => Math.max(until, Date.parse(offered[name] ?? '1970') + 1);
    offers = Object.fromEntries(names.map((name) => [name, new Date(getEnd(name)).toISOString()]));
    return { ...registry, digests: { ...digests, ...added }, offered: { ...offered, ...offers } };
  });
  if (!store) return null;
  const answers = await askShells({
    judge: ({ offers: known = {} }) => {
      const reasons = names.map((name) =>
        known[name]?.until === offers[name] ? known[name]?.reason : undefined,
      );
      const reason = reasons.find(Boolean);
      if (reason) return { verdict: 'refused', reason };
      return reasons.includes(undefined) ? null : { verdict: 'live' };
    },
    limitMs: LIMIT_MS,
  });
  return findRefusal(answers, LIMIT_MS, 'fetch it');
}
