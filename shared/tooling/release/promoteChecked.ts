import { endCanary, promoteCanary } from './canary';
import { changeChecked, type Verdict } from './gate/changeChecked';
import type { MadeBy, Release, Remote } from './registry';

export async function promoteChecked(
  dataDir: string,
  remote: Remote,
  version: string,
  event: MadeBy,
  check: (dataDir: string, release: Release) => Promise<Verdict>,
) {
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
