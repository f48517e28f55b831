import { LOOK_MS } from './servedFile.mjs';
import { store } from './store.mjs';
import { readServedByHosts, stageInStore } from './storedReleases.mjs';

/** Milliseconds in which every host has a release. */
const LIMIT_MS = 20_000;

/**
 * Where a shop has many hosts: has each of them fetch releases, so that they are shown everywhere at once, or by a link.
 * @param {{ app: string, version: string }[]} releases
 * @param {number} hours for which they are kept ready
 * @returns {Promise<string | null>} why a host cannot have them; null when all do
 */
export async function stageOnHosts(releases, hours = 1) {
  if (!store) return null;
  const until = new Date(Date.now() + hours * 3_600_000).toISOString();
  const names = releases.map(({ app, version }) => `${app}/${version}`);
  await stageInStore(releases, until);
  const endsAt = Date.now() + LIMIT_MS;
  for (;;) {
    const answers = (await readServedByHosts()).flatMap(({ host, offers = {} }) =>
      names.map((name) => ({
        host,
        ...(offers[name]?.until === until ? offers[name] : { reason: undefined }),
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
