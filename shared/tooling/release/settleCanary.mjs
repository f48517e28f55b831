// node shared/tooling/run.mjs release/settleCanary <remote> <app> <version> ended|promoted <reason>: records the verdict on a canary. The
// running shop gives it, and calls this; by hand it does the same.

import { dataFolder } from '../paths';
import { endCanary } from './canary.mjs';
import { refuse } from './commandTarget.mjs';
import { checkContracts } from './gate/gate.mjs';
import { promoteChecked } from './promoteChecked.mjs';
import { fetchFromStore } from './storedReleases.mjs';

const [name, app, version, verdict, reason] = process.argv.slice(2);
if (verdict !== 'ended' && verdict !== 'promoted') refuse('The verdict is ended or promoted.');
await fetchFromStore(dataFolder);
const by = 'the running shop';
const remote = { name, app };
if (verdict === 'ended') await endCanary(dataFolder, remote, version, { by, reason });
else {
  const { verdict: found } = await promoteChecked(
    dataFolder,
    remote,
    version,
    { by, reason },
    checkContracts,
  );
  // It stays open, and the shop asks again.
  if (found.unjudged) refuse(`${app} ${version} is not promoted: ${found.unjudged}.`);
}
