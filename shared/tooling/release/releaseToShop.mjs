import path from 'node:path';
import { readJson, releaseFolder } from '../apps';
import { NOT_JUDGED, refuse } from './commandTarget.mjs';
import { checkBudget, writeBudget } from './gate/checkBudget.mjs';
import { sendRelease } from './shopClient.mjs';
import { findMisfits, readShopContract } from './shopContract.mjs';

/** The token of this team, or the end of the command. */
export function releaseToken() {
  return (
    process.env.RELEASE_TOKEN ||
    refuse('RELEASE_TOKEN is missing: RELEASES_URL names a shop, and it wants to know who releases.')
  );
}

/**
 * @param {import('./releaseHere.mjs').ReleaseOrder} order
 * @returns {[string, string][]}
 */
function getQuery({ drop, browser, preview, hours, canary, pages, minutes }) {
  const query = new URLSearchParams(drop.map((path) => ['drop', path]));
  if (!browser) query.append('no-browser', '');
  if (preview) query.append('preview', '');
  if (preview) query.append('hours', String(hours));
  for (const [key, value] of Object.entries({ canary, pages, minutes })) if (value) query.append(key, value);
  return [...query];
}

/** Ends a command where the shop does not answer. */
export const unreachable = (shop) => (error) =>
  refuse(`The shop at ${shop.origin} cannot be reached: ${error.message}.`);

/** What the shop's contract says against a release, before anything is sent. */
async function askShop(shop, { app, version }) {
  const contract = await readShopContract(shop).catch(unreachable(shop));
  if (contract && !contract.releases.isOpen)
    refuse(`The shop at ${shop.origin} takes no releases. Its operator sets RELEASE_TOKENS.`);
  return contract
    ? findMisfits(readJson(path.join(releaseFolder(app, version), 'release.json')), contract)
    : [];
}

/**
 * Sends a built release to a shop elsewhere, whose own gate looks at it. Types and sizes are looked at here: there is no
 * source over there. So is what the shop's contract tells: a release that cannot fit is not sent.
 * @param {URL} shop
 * @param {import('./releaseHere.mjs').ReleaseOrder} order
 * @param {string[]} typeFaults
 */
export async function releaseToShop(shop, order, typeFaults) {
  const { app, version, budget, preview } = order;
  const misfits = await askShop(shop, order);
  const own = [...typeFaults, ...(budget ? [] : checkBudget(app, version)), ...misfits];
  const asList = (faults) => faults.map((fault) => `- ${fault}`);
  if (own.length > 0 && !preview)
    refuse([`${app} ${version} is refused:`, ...asList(own), 'Nothing was sent.'].join('\n'));
  const token = releaseToken();
  const onStep = (step) => console.log(step);
  const sent = sendRelease(shop, { token, app, version, query: getQuery(order), onStep });
  const { verdict, sentence, faults = [] } = await sent.catch(unreachable(shop));
  if (verdict === 'not judged') refuse(sentence, NOT_JUDGED);
  if (verdict === 'refused' || verdict === 'failed') refuse([sentence, ...asList(faults)].join('\n'));
  for (const fault of new Set([...own, ...faults]))
    console.log(`To go live it would have to lose this: ${fault}`);
  if (budget) writeBudget(app, version);
  console.log(sentence);
}
