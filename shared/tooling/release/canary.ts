import { randomUUID } from 'node:crypto';
import type { Pointer, Trial } from '@shop/node/object-store/storedRegistry';
import { findRelease, getContainer } from '../apps';
import { UsageError } from '../exitWithError';
import { type ChangeEvent, type Release, type ReleaseVerdict, refused } from './registry';
import { changePointer } from './registryFile';
import { askShells, findRefusal } from './servedFile';

/** The running shop ends a canary that has lasted for a day. */
const MOST_MINUTES = 24 * 60;

export const formatPercent = (share: number) => `${Number((100 * share).toFixed(2))} %`;

type TrialQuery = Partial<Record<'canary' | 'pages' | 'minutes', string | undefined>>;

export function readTrial({ canary, pages = '300', minutes = '15' }: TrialQuery): Trial {
  const [, percent] = /^(\d{1,2}(?:\.\d+)?)\s?%$/.exec(canary ?? '') ?? [];
  const trial = { share: Number(percent) / 100, pages: Number(pages), minutes: Number(minutes) };
  if (!(trial.share > 0))
    throw new UsageError(`--canary ${canary} is wrong: a share of visitors such as 10%.`);
  if (!Number.isSafeInteger(trial.pages) || trial.pages < 1)
    throw new UsageError(`--pages ${pages} is wrong: a number of pages.`);
  if (!(trial.minutes >= 0 && trial.minutes <= MOST_MINUTES))
    throw new UsageError(`--minutes ${minutes} is wrong: a number of minutes, ${MOST_MINUTES} at most.`);
  return trial;
}

export function endCanary({ app, version }: Release, event: ChangeEvent) {
  const change = (pointer: Pointer | undefined) =>
    pointer?.canary?.version === version ? { pointer: { ...pointer, canary: undefined } } : null;
  return changePointer(app, change, { what: 'canary ended', canary: version, ...event });
}

export async function startCanary(
  release: Release & { dropped: string[] },
  trial: Trial,
  event: ChangeEvent,
): Promise<ReleaseVerdict> {
  const { app, version, dropped } = release;
  const open = (pointer: Pointer | undefined) => {
    if (!pointer || pointer.version === version) return null;
    const opened = { salt: randomUUID(), openedAt: new Date().toISOString() };
    const { remote } = findRelease(app, version);
    const canary = { version, ...trial, ...opened, dropped, remote };
    const rolledBack = pointer.rolledBack.filter((old) => old !== version);
    return { pointer: { ...pointer, rolledBack, canary } };
  };
  const details = { what: 'canary', canary: version, share: trial.share, ...event };
  if (!(await changePointer(app, open, details)))
    return refused(`${app} has no live version beside which ${version} could be tried.`);
  const answers = await askShells({
    judge: ({ canaries = [] }) => {
      const own = canaries.find((canary) => canary.name === getContainer(app) && canary.version === version);
      return own ? { verdict: own.refused ? 'refused' : 'live', reason: own.refused } : null;
    },
  });
  const reason = findRefusal(answers);
  if (reason) {
    await endCanary(release, { reason });
    return refused(`${app} ${version} is refused by the running shop: ${reason}. Nobody sees it.`);
  }
  const where = answers.length > 0 ? '' : ' once a shop is running';
  return {
    verdict: 'live',
    sentence: `${app} ${version} is open to ${formatPercent(trial.share)} of visitors${where}. It ends or is promoted by itself: after ${trial.pages} pages and ${trial.minutes} min at the earliest. To end it now: npm run rollback -w ${app}`,
  };
}
