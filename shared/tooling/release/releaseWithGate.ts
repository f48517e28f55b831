import type { Trial } from '@shop/node/object-store/storedRegistry';
import { getContainer } from '../apps';
import { registryFile } from '../paths';
import { startCanary } from './canary';
import { type Candidate, type Judged, retryOnConflict, runGate } from './gate/gate';
import { openPreview } from './previewLink';
import { type PointerChange, type ReleaseVerdict, refused } from './registry';
import { readPointer, release, revertPointer } from './registryFile';
import { fetchFromStore, sayUnfetched } from './registryStore';
import { describeChange } from './rollBackRelease';
import { ANSWER_MS, askShells, findRefusal, getVerdict, NO_SHOP, stageOnHosts } from './servedFile';

const SHELL_MS = 180_000;
const REPLACED = { verdict: 'refused', reason: 'it was replaced meanwhile' } as const;

type ReleaseRequest = { candidate: Candidate; by: string; trial: Trial | null };

const stays = (app: string) =>
  `${app} stays at ${readPointer(app)?.version ?? `no version in ${registryFile}`}.`;

/** Waits for the running shop; a version that it refuses is taken back. */
export async function activateRelease(app: string, change: PointerChange): Promise<ReleaseVerdict> {
  const { version } = change;
  const toLive = () => readPointer(app)?.version;
  const limitMs = app === 'shell' ? SHELL_MS : ANSWER_MS;
  const answers = await askShells({
    judge: (served) => (toLive() === version ? getVerdict(served, app, change) : REPLACED),
    limitMs,
  });
  const what = describeChange(app, change);
  await fetchFromStore().catch(sayUnfetched);
  const live = toLive();
  if (live !== version)
    return refused(`${what} was replaced meanwhile: ${app} is at ${live ?? 'no version'}.`);
  if (answers.length === 0) return { verdict: 'live', sentence: `${what} is recorded; ${NO_SHOP}.` };
  // The look was at an old copy of the registry.
  if (answers.some(({ reason }) => reason === REPLACED.reason)) return activateRelease(app, change);
  const reason = findRefusal(answers, 'show it', limitMs);
  if (!reason) return { verdict: 'live', sentence: `${what} is live.` };
  await revertPointer(app, change, reason);
  return refused(`${app} ${version} is refused by the running shop: ${reason}. ${stays(app)}`);
}

export async function releaseWithGate({ candidate, by, trial }: ReleaseRequest): Promise<ReleaseVerdict> {
  const { app, version } = candidate;
  const name = `${app} ${version}`;
  const check = (earlier: Judged | null) => runGate(candidate, earlier?.live);
  const activate = async (seen: number): Promise<ReleaseVerdict> => {
    const reason = await stageOnHosts([{ app, version }]);
    if (reason) return refused(`${name} is refused by the running shop: ${reason}. ${stays(app)}`);
    if (trial) return startCanary(candidate, trial, { by, seen });
    const change = await release(app, version, { by, seen });
    return change ? activateRelease(app, change) : { verdict: 'live', sentence: `${name} is live already.` };
  };
  const { verdict, change } = await retryOnConflict(check, activate);
  if (verdict.unjudged) {
    const sentence = `${name} is not judged: ${verdict.unjudged}. Try again. ${stays(app)}`;
    return { verdict: 'not judged', sentence };
  }
  if (!change) return { ...refused(`${name} is refused. ${stays(app)}`), faults: verdict.faults };
  const names = verdict.checks.map((one) => `${one.name}${one.wasSkipped ? ' (skipped)' : ''}`);
  return { ...change, notes: [`Checked: ${names.join(', ')}.`] };
}

export async function previewWithGate(candidate: Candidate): Promise<ReleaseVerdict> {
  const { app, version } = candidate;
  const { faults } = await runGate(candidate);
  const { link, reason } = await openPreview({ remotes: { [getContainer(app)]: { app, version } } });
  if (!link) return refused(`${app} ${version} cannot be shown: ${reason}.`);
  return { verdict: 'preview', sentence: link, faults };
}
