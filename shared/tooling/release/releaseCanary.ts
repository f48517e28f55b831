import type { Trial } from '@shop/node/object-store/storedRegistry';
import { BUDGET, endCanary, formatPercent, openCanary, readShare, waitForCanary } from './canary';
import type { MadeBy, Outcome, Remote } from './registry';

export type TrialQuery = {
  canary?: string | undefined;
  pages?: string | undefined;
  minutes?: string | undefined;
};

export function readTrial({
  canary,
  pages = `${BUDGET.pages}`,
  minutes = `${BUDGET.minutes}`,
}: TrialQuery): Trial | string {
  const share = readShare(canary);
  if (share === null) return `--canary ${canary} is wrong: a share of visitors such as 10%.`;
  const trial = { share, pages: Number(pages), minutes: Number(minutes) };
  if (!Number.isInteger(trial.pages) || trial.pages < 1)
    return `--pages ${pages} is wrong: a number of pages.`;
  if (!(trial.minutes >= 0)) return `--minutes ${minutes} is wrong: a number of minutes.`;
  return trial;
}

export function readHours(text: string) {
  const hours = Number(text);
  return hours > 0 ? hours : `--hours ${text} is wrong: it must be a number above 0.`;
}

export async function startCanary(
  dataDir: string,
  { app, name }: Remote,
  version: string,
  trial: Trial,
  event: MadeBy,
): Promise<Outcome> {
  const change = await openCanary(dataDir, { name, app }, version, trial, event);
  if (!change)
    return { isGood: false, sentence: `${app} has no live version beside which ${version} could be tried.` };
  const answer = await waitForCanary(dataDir, name, version);
  if (answer.verdict === 'refused') {
    await endCanary(dataDir, { name, app }, version, { reason: answer.reason });
    const sentence = `${app} ${version} is refused by the running shop: ${answer.reason}. Nobody sees it.`;
    return { isGood: false, sentence };
  }
  const where = answer.verdict === 'open' ? '' : ' once a shop is running';
  return {
    isGood: true,
    sentence: `${app} ${version} is open to ${formatPercent(trial.share)} of visitors${where}. It ends or is promoted by itself: after ${trial.pages} pages and ${trial.minutes} minutes at the earliest. To end it now: npm run rollback -w ${app}`,
  };
}
