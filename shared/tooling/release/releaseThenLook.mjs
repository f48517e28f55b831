import { activateRelease } from './activateRelease.mjs';
import { endCanary } from './canary.mjs';
import { promoteChecked } from './promoteChecked.mjs';
import { startCanary } from './releaseCanary.mjs';

/** A share of visitors, and limits that a look never reaches: what it finds decides. */
const TRIAL = { share: 0.01, pages: 1_000_000, minutes: 60 };

/**
 * Opens a checked release to a few visitors while somebody looks at it. Then it is live for all, or nobody sees it.
 * @param {string} dataDir
 * @param {{ app: string, name: string, version: string }} release
 * @param {{ by: string, seen?: string }} event who releases it, and the composition that its verdict belongs to
 * @param {(dataDir: string, release: { app: string, name: string, version: string }) => Promise<string[] | null>} look gives faults
 * @param {typeof import('./gate/gate.mjs').checkContracts} check what it is held to before everybody gets it
 * @returns {Promise<{ isGood: boolean, sentence: string }>}
 */
export async function releaseThenLook(dataDir, { app, name, version }, event, look, check) {
  const remote = { app, name };
  const opened = await startCanary(dataDir, remote, version, TRIAL, event);
  if (!opened.isGood) return opened;
  const [fault] = (await look(dataDir, { ...remote, version }).catch(({ message }) => [message])) ?? [];
  if (fault) {
    await endCanary(dataDir, remote, version, { by: event.by, reason: fault });
    return { isGood: false, sentence: `${app} ${version} was open to a few and is ended: ${fault}` };
  }
  const { verdict, change } = await promoteChecked(dataDir, remote, version, { by: event.by }, check);
  if (verdict.faults.length > 0)
    return { isGood: false, sentence: `${app} ${version} is ended: ${verdict.faults.join('; ')}` };
  if (!change) return { isGood: false, sentence: `${app} ${version} was ended by somebody else meanwhile.` };
  return activateRelease(dataDir, remote, change);
}
