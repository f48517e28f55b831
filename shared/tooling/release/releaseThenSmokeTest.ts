import { activateRelease } from './activateRelease';
import { endCanary, promoteWithGate, startCanary } from './canary';
import type { Verdict } from './gate/retryOnConflict';
import type { Release, ReleaseVerdict } from './registry';

/** What the look finds decides, before these limits. */
const TRIAL = { share: 0.01, pages: 1_000_000, minutes: 60 };

export async function releaseThenSmokeTest(
  release: Release,
  event: { by: string; seen?: string | undefined },
  look: (release: Release) => Promise<string[] | null>,
  check: (release: Release) => Promise<Verdict>,
): Promise<ReleaseVerdict> {
  const { app, version } = release;
  const opened = await startCanary(release, TRIAL, event);
  if (opened.verdict !== 'live') return opened;
  const [fault] = (await look(release).catch(({ message }) => [message])) ?? [];
  if (fault) {
    await endCanary(release, { by: event.by, reason: fault });
    return { verdict: 'refused', sentence: `${app} ${version} was open to a few and is ended: ${fault}` };
  }
  const { verdict, change } = await promoteWithGate(release, { by: event.by }, check);
  if (verdict.faults.length > 0)
    return { verdict: 'refused', sentence: `${app} ${version} is ended: ${verdict.faults.join('; ')}` };
  if (!change)
    return { verdict: 'refused', sentence: `${app} ${version} was ended by somebody else meanwhile.` };
  return activateRelease(app, change);
}
