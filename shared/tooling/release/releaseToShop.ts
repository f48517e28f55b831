import { readRelease } from '../apps';
import { exitWithError } from '../exitWithError';
import type { TrialQuery } from './canary';
import { checkBudget } from './gate/checkBudget';
import type { Release, ReleaseVerdict } from './registry';
import { sendRelease, unreachable } from './shopClient';
import { comparedSchema, findIncompatibilities, readShopContract } from './shopContract';

type SentRelease = Pick<Release, 'app' | 'version'> &
  TrialQuery & { drop: string[]; budget: boolean; browser: boolean; preview: boolean; hours: number };

function getQuery({ drop, browser, preview, hours, canary, pages, minutes }: SentRelease) {
  const query = new URLSearchParams(drop.map((path) => ['drop', path]));
  if (!browser) query.append('no-browser', '');
  if (preview) query.append('preview', '');
  if (preview) query.append('hours', String(hours));
  for (const [key, value] of Object.entries({ canary, pages, minutes })) if (value) query.append(key, value);
  return [...query];
}

async function findContractFaults(shop: URL, { app, version }: SentRelease) {
  const contract = await readShopContract(shop).catch(unreachable(shop));
  if (contract && !contract.releases.isOpen)
    exitWithError(`The shop at ${shop.origin} takes no releases. Its operator sets RELEASE_TOKENS.`);
  return contract ? findIncompatibilities(comparedSchema.parse(readRelease(app, version)), contract) : [];
}

/** Types and sizes are checked here: the shop has no source. What its contract rules out is not sent. */
export async function releaseToShop(
  shop: URL,
  request: SentRelease,
  typeFaults: string[],
): Promise<ReleaseVerdict> {
  const { app, version, budget, preview } = request;
  const incompatibilities = await findContractFaults(shop, request);
  const own = [...typeFaults, ...(budget ? [] : checkBudget(app, version)), ...incompatibilities];
  if (own.length > 0 && !preview)
    return {
      verdict: 'refused',
      sentence: `${app} ${version} is refused:`,
      faults: own,
      notes: ['Nothing was sent.'],
    };
  const found = await sendRelease(shop, { app, version, query: getQuery(request), onStep: console.log });
  return { ...found, faults: [...own, ...(found.faults ?? [])] };
}
