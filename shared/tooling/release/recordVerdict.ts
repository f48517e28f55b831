// <remote> <app> <version> ended|promoted <reason>: called by the running shop, or by hand.
import { exitWithError } from '../exitWithError';
import { endCanary, promoteWithGate } from './canary';
import { checkContracts } from './gate/gate';
import { fetchFromStore } from './registryStore';

const [, app = '', version = '', verdict, reason] = process.argv.slice(2);
if (verdict !== 'ended' && verdict !== 'promoted') exitWithError('The verdict is ended or promoted.');
await fetchFromStore();
const by = 'the running shop';
const release = { app, version };
if (verdict === 'ended') await endCanary(release, { by, reason });
else {
  const { verdict: found } = await promoteWithGate(release, { by, reason }, checkContracts);
  // It stays open, and the shop asks again.
  if (found.unjudged) exitWithError(`${app} ${version} is not promoted: ${found.unjudged}.`);
}
