import type { Trial } from '@shop/node/object-store/storedRegistry';
import { currentUser } from '../bundler/sourceFacts';
import { exitWithError } from '../exitWithError';
import { dataFolder } from '../paths';
import { NOT_JUDGED } from './commandTarget';
import { writeBudget } from './gate/checkBudget';
import { markAsPreview } from './markAsPreview';
import type { Release } from './registry';
import { toPointer } from './registryFile';
import { fetchFromStore } from './registryStore';
import type { TrialQuery } from './releaseCanary';
import { previewChecked, type ReleaseVerdict, refuseRelease, releaseChecked } from './releaseChecked';

export type ReleaseOrder = Release &
  TrialQuery & {
    again: boolean;
    drop: string[];
    budget: boolean;
    browser: boolean;
    after: boolean;
    preview: boolean;
    hours: number;
    trial: Trial | null;
  };

export async function exitIfReleased({ app, name, version, again, preview }: ReleaseOrder) {
  await fetchFromStore(dataFolder, { app, version });
  const before = toPointer(dataFolder, name);
  if (before?.version === version) {
    console.log(`${app} ${version} is live already.`);
    process.exit(0);
  }
  if (before?.rolledBack.includes(version) && !again && !preview)
    exitWithError(
      `${app} ${version} was rolled back. To release it again: npm run release -w ${app} -- --again`,
    );
}

export function printVerdict({ verdict, sentence, faults = [] }: ReleaseVerdict) {
  if (verdict === 'not judged') exitWithError(sentence, NOT_JUDGED);
  if (verdict === 'refused' || verdict === 'failed')
    exitWithError([sentence, ...faults.map((fault) => `- ${fault}`)].join('\n'));
  for (const fault of new Set(faults)) console.log(`To go live it would have to lose this: ${fault}`);
  console.log(sentence);
}

export async function releaseHere(order: ReleaseOrder, typeFaults: string[]) {
  const { app, name, version, hours, preview, drop, budget, trial, after } = order;
  const by = currentUser();
  const isSmoked = order.browser && !after;
  const candidate = { app, name, version, dropped: drop, mayGrow: budget, isSmoked };
  if (preview) {
    await markAsPreview(dataFolder, { app, version, hours, by });
    const shown = await previewChecked(dataFolder, candidate, hours);
    return printVerdict({ ...shown, faults: [...typeFaults, ...(shown.faults ?? [])] });
  }
  if (typeFaults.length > 0) return printVerdict(refuseRelease(dataFolder, candidate, typeFaults));
  const release = { candidate, by, trial, isLookedAtAfter: after, onStep: console.log };
  const verdict = await releaseChecked(dataFolder, release);
  if (verdict.verdict === 'live' && budget) writeBudget(app, version);
  printVerdict(verdict);
  if (!trial) console.log(`Back: npm run rollback -w ${app}`);
}
