import type { TrialQuery } from './canary';
import { checkBudget } from './gate/checkBudget';
import type { Release, ReleaseVerdict } from './registry';
import { sendRelease } from './shopClient';

type SentRelease = Release &
  TrialQuery &
  Record<'again' | 'budget' | 'browser' | 'preview', boolean> & { drop: string[] };

function getQuery({ drop, again, browser, preview, canary, pages, minutes }: SentRelease) {
  const query = new URLSearchParams(drop.map((path) => ['drop', path]));
  if (again) query.append('again', '');
  if (!browser) query.append('no-browser', '');
  if (preview) query.append('preview', '');
  for (const [key, value] of Object.entries({ canary, pages, minutes })) if (value) query.append(key, value);
  return query;
}

/** Types and sizes are checked here: the shop has no source. All else is the business of its gate. */
export async function releaseToShop(
  shop: URL,
  request: SentRelease,
  typeFaults: string[],
): Promise<ReleaseVerdict> {
  const { app, version, budget, preview } = request;
  const own = [...typeFaults, ...(budget ? [] : checkBudget(app, version))];
  const sentence = `${app} ${version} is refused:`;
  if (own.length > 0 && !preview)
    return { verdict: 'refused', sentence, faults: own, notes: ['Nothing was sent.'] };
  const found = await sendRelease(shop, { app, version }, getQuery(request));
  return { ...found, faults: [...own, ...(found.faults ?? [])] };
}
