// <remote> <app> <version> ended|promoted <reason>: called by the running shop, or by hand.

import { exitWithError } from '../exitWithError';
import { dataFolder } from '../paths';
import { endCanary, promoteChecked } from './canary';
import { checkContracts } from './gate/gate';
import { fetchFromStore } from './registryStore';

const [name = '', app = '', version = '', verdict, reason] = process.argv.slice(2);
if (verdict !== 'ended' && verdict !== 'promoted') exitWithError('The verdict is ended or promoted.');
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
  if (found.unjudged) exitWithError(`${app} ${version} is not promoted: ${found.unjudged}.`);
}
