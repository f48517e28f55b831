import { readRelease } from '../apps';
import { exitWithError } from '../exitWithError';
import { checkBudget, writeBudget } from './gate/checkBudget';
import { printVerdict, type ReleaseOrder } from './releaseHere';
import { sendRelease } from './shopClient';
import { findMisfits, readShopContract } from './shopContract';

export function releaseToken() {
  return (
    process.env.RELEASE_TOKEN ||
    exitWithError('RELEASE_TOKEN is missing: RELEASES_URL names a shop, and it wants to know who releases.')
  );
}

function getQuery({ drop, browser, preview, hours, canary, pages, minutes }: ReleaseOrder) {
  const query = new URLSearchParams(drop.map((path) => ['drop', path]));
  if (!browser) query.append('no-browser', '');
  if (preview) query.append('preview', '');
  if (preview) query.append('hours', String(hours));
  for (const [key, value] of Object.entries({ canary, pages, minutes })) if (value) query.append(key, value);
  return [...query];
}

export const unreachable = (shop: URL) => (error: Error) =>
  exitWithError(`The shop at ${shop.origin} cannot be reached: ${error.message}.`);

async function findContractFaults(shop: URL, { app, version }: ReleaseOrder) {
  const contract = await readShopContract(shop).catch(unreachable(shop));
  if (contract && !contract.releases.isOpen)
    exitWithError(`The shop at ${shop.origin} takes no releases. Its operator sets RELEASE_TOKENS.`);
  return contract ? findMisfits(readRelease(app, version), contract) : [];
}

/** Types and sizes are checked here: the shop has no source. What its contract rules out is not sent. */
export async function releaseToShop(shop: URL, order: ReleaseOrder, typeFaults: string[]) {
  const { app, version, budget, preview } = order;
  const misfits = await findContractFaults(shop, order);
  const own = [...typeFaults, ...(budget ? [] : checkBudget(app, version)), ...misfits];
  const list = own.map((fault) => `- ${fault}`);
  if (own.length > 0 && !preview)
    exitWithError([`${app} ${version} is refused:`, ...list, 'Nothing was sent.'].join('\n'));
  const token = releaseToken();
  const sent = sendRelease(shop, { token, app, version, query: getQuery(order), onStep: console.log });
  const found = await sent.catch(unreachable(shop));
  if (found.verdict === 'live' && budget) writeBudget(app, version);
  printVerdict({ ...found, faults: [...own, ...(found.faults ?? [])] });
}
