import type { Trial } from '@shop/node/object-store/storedRegistry';
import { getContainer } from '../remotes';
import { activateRelease } from './activateRelease';
import { startCanary } from './canary';
import { changeChecked } from './gate/changeChecked';
import { type Candidate, checkContracts, createGate, lookInChromium, runGate } from './gate/gate';
import { getFirstPage, previewLink } from './previewLink';
import type { ReleaseVerdict } from './registry';
import { release, toPointer } from './registryFile';
import { releaseThenLook } from './releaseThenLook';
import { stageOnHosts } from './stageOnHosts';

type Order = {
  candidate: Candidate;
  by: string;
  trial: Trial | null;
  /** Open to few visitors while Chromium looks at it. */
  isLookedAtAfter?: boolean;
  onStep: (step: string) => void;
};

const stays = ({ app }: Candidate) => `${app} stays at ${toPointer(app)?.version ?? 'no version'}.`;

export function refuseRelease(candidate: Candidate, faults: string[]) {
  const sentence = `${candidate.app} ${candidate.version} is refused. ${stays(candidate)}`;
  return { verdict: 'refused' as const, sentence, faults };
}

async function activate(
  { candidate, by, trial, isLookedAtAfter }: Order,
  seen: string | undefined,
): Promise<ReleaseVerdict> {
  const { app, version } = candidate;
  const reason = await stageOnHosts([{ app, version }]);
  const refusal = `${app} ${version} is refused by the running shop: ${reason}. ${stays(candidate)}`;
  if (reason) return { verdict: 'refused', sentence: refusal };
  const event = { by, seen };
  if (trial) return startCanary(candidate, trial, event);
  if (isLookedAtAfter) return releaseThenLook(candidate, event, lookInChromium, checkContracts);
  const change = await release(app, version, event);
  if (!change) return { verdict: 'refused', sentence: `${app} ${version} is live already.` };
  return activateRelease(app, change);
}

export async function releaseChecked(order: Order): Promise<ReleaseVerdict> {
  const { candidate } = order;
  const gate = createGate(candidate);
  const { verdict, change } = await changeChecked(gate, (seen) => activate(order, seen));
  if (verdict.unjudged)
    return {
      verdict: 'not judged',
      sentence: `${candidate.app} ${candidate.version} is not judged: ${verdict.unjudged}. Try again. ${stays(candidate)}`,
    };
  if (!change) return refuseRelease(candidate, verdict.faults);
  const names = verdict.checks.map(({ name, wasSkipped }) => `${name}${wasSkipped ? ' (skipped)' : ''}`);
  order.onStep(`Checked: ${names.join(', ')}.`);
  return change;
}

export async function previewChecked(candidate: Candidate, hours: number): Promise<ReleaseVerdict> {
  const { app, version } = candidate;
  const { faults } = await runGate(candidate);
  const reason = await stageOnHosts([{ app, version }], hours);
  if (reason) return { verdict: 'refused', sentence: `${app} ${version} cannot be shown: ${reason}.` };
  const [title, remotes] = [`${app} ${version}`, { [getContainer(app)]: { app, version } }];
  const sentence = previewLink({ title, remotes, path: getFirstPage(app, version), hours });
  return { verdict: 'preview', sentence, faults };
}
