import { readHosts } from '@shop/node/object-store/hostReports';
import { changeStoredRegistry } from '@shop/node/object-store/storedRegistry';
import { publishReleases } from './registryStore';
import { LOOK_MS } from './servedFile';
import { store } from './store';

const LIMIT_MS = 20_000;

/** Every host has the files before anybody is shown them. */
export async function stageOnHosts(
  releases: { app: string; version: string }[],
  hours = 1,
): Promise<string | null> {
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
  const endsAt = Date.now() + LIMIT_MS;
  for (;;) {
    const answers = (await readHosts(store)).flatMap(({ host, offers = {} }) =>
      names.map((name) => ({
        host,
        // Of another offer it says nothing of this one.
        reason: offers[name]?.until === until ? offers[name].reason : undefined,
      })),
    );
    const refusal = answers.find(({ reason }) => reason);
    if (refusal) return `${refusal.reason} (${refusal.host})`;
    const silent = answers.filter(({ reason }) => reason === undefined).map(({ host }) => host);
    if (silent.length === 0) return null;
    if (Date.now() > endsAt)
      return `the running shop (${[...new Set(silent)].join(', ')}) did not fetch it within ${LIMIT_MS / 1000} s`;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
