import type { Trial } from '@shop/node/object-store/storedRegistry';
import { getContainer } from '../apps';
import { registryFile } from '../paths';
import { activateRelease } from './activateRelease';
import { startCanary } from './canary';
import { type Candidate, type Judged, runGate } from './gate/gate';
import { retryOnConflict } from './gate/retryOnConflict';
import { openPreview } from './previewLink';
import { type ReleaseVerdict, refused } from './registry';
import { readPointer, release } from './registryFile';
import { stageOnHosts } from './stageOnHosts';

type ReleaseRequest = { candidate: Candidate; by: string; trial: Trial | null };

const stays = ({ app }: Candidate) =>
  `${app} stays at ${readPointer(app)?.version ?? `no version in ${registryFile}`}.`;

async function activate({ candidate, by, trial }: ReleaseRequest, seen: number): Promise<ReleaseVerdict> {
  const { app, version } = candidate;
  const reason = await stageOnHosts([{ app, version }]);
  const refusal = `${app} ${version} is refused by the running shop: ${reason}. ${stays(candidate)}`;
  if (reason) return refused(refusal);
  const event = { by, seen };
  if (trial) return startCanary(candidate, trial, event);
  const change = await release(app, version, event);
  if (!change) return { verdict: 'live', sentence: `${app} ${version} is live already.` };
  return activateRelease(app, change);
}

export async function releaseWithGate(request: ReleaseRequest): Promise<ReleaseVerdict> {
  const { candidate } = request;
  const name = `${candidate.app} ${candidate.version}`;
  const check = (earlier: Judged | null) => runGate(candidate, earlier?.live);
  const { verdict, change } = await retryOnConflict(check, (seen) => activate(request, seen));
  if (verdict.unjudged)
    return {
      verdict: 'not judged',
      sentence: `${name} is not judged: ${verdict.unjudged}. Try again. ${stays(candidate)}`,
    };
  if (!change) return { ...refused(`${name} is refused. ${stays(candidate)}`), faults: verdict.faults };
  const names = verdict.checks.map((check) => `${check.name}${check.wasSkipped ? ' (skipped)' : ''}`);
  return { ...change, notes: [`Checked: ${names.join(', ')}.`] };
}

export async function previewWithGate(candidate: Candidate): Promise<ReleaseVerdict> {
  const { app, version } = candidate;
  const { faults } = await runGate(candidate);
  const { link, reason } = await openPreview({ remotes: { [getContainer(app)]: { app, version } } });
  if (!link) return refused(`${app} ${version} cannot be shown: ${reason}.`);
  return { verdict: 'preview', sentence: link, faults };
}
