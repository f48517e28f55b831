import { findUnmet } from '@shop/node/object-store/requirements';

/** The document of a running shop, and the form of it that is read here. */
const PLACE = '.well-known/shop-contract.json';
const FORMAT = 1;
/** Milliseconds that a shop has to answer. */
const LIMIT_MS = 5000;

/** @typedef {import('./shopContract.d.mts').ShopContract} ShopContract */

/**
 * Reads the contract of a running shop.
 * @param {URL} shop
 * @returns {Promise<ShopContract | null>} null where the shop tells none, or in a form of another time: its gate still looks
 * @throws where the shop cannot be reached
 */
export async function readShopContract(shop) {
  const url = new URL(PLACE, `${shop.href.replace(/\/$/, '')}/`);
  const answer = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
  const contract = answer.ok ? await answer.json().catch(() => null) : null;
  return contract?.format === FORMAT ? contract : null;
}

/** Areas that the shop itself or another remote has. */
function findTaken({ name, segments }, { remotes, reserved }) {
  const others = Object.entries(remotes).filter(([other]) => other !== name);
  return segments.flatMap((segment) => {
    if (reserved.includes(segment)) return [`the area /${segment} belongs to the shell`];
    const owner = others.find(([, { areas }]) => areas.includes(segment))?.[0];
    return owner ? [`the area /${segment} belongs to ${owner}`] : [];
  });
}

/** Fragments that others show and that the release has no more. */
function findLost({ name, exposes }, { fragments }) {
  return Object.entries(fragments)
    .filter(([fragment]) => fragment.startsWith(`${name}/`))
    .filter(([fragment, { shownBy }]) => shownBy.length > 0 && !(fragment.replace(name, '.') in exposes))
    .map(([fragment, { shownBy }]) => `${fragment} is gone, and ${shownBy.join(' and ')} shows it`);
}

/**
 * What of a release does not go with a running shop, as far as that is known without running it.
 * @param {{ requires: Record<string, string>, platformNames: string[], remote: import('../remotes').Declaration }} release
 * @param {ShopContract} contract
 * @returns {string[]} faults
 */
export function findMisfits(release, contract) {
  const given = { shared: contract.shared, platformNames: contract.platform.names };
  const { remote } = release;
  return [...findUnmet(release, given), ...findTaken(remote, contract), ...findLost(remote, contract)];
}
