import { endCanary, promoteCanary } from './canary.mjs';
import { changeChecked } from './gate/changeChecked.mjs';

/**
 * Makes a canary live for everybody, if it still goes with what is live by now. One that does not is ended.
 * @param {string} dataDir
 * @param {{ app: string, name: string }} remote
 * @param {string} version
 * @param {{ by: string, reason?: string }} event
 * @param {typeof import('./gate/gate.mjs').checkContracts} check what it is held to
 */
export async function promoteChecked(dataDir, remote, version, event, check) {
  const checked = await changeChecked(
    dataDir,
    () => check(dataDir, { ...remote, version }),
    (seen) => promoteCanary(dataDir, remote, version, { ...event, seen }),
  );
  const { faults } = checked.verdict;
  if (faults.length > 0)
    await endCanary(dataDir, remote, version, {
      ...event,
      reason: `it goes no more with what is live: ${faults.join('; ')}`,
    });
  return checked;
}
