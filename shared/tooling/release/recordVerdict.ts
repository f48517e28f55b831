// <remote> <app> <version> ended|promoted <reason>: called by the running shop, or by hand.
import type { Pointer } from '@shop/node/object-store/storedRegistry';
import { exitWithError } from '../exitWithError';
import { endCanary } from './canary';
import { checkContracts, retryOnConflict } from './gate/gate';
import { changePointer, readPointer, withRelease } from './registryFile';
import { fetchFromStore } from './registryStore';

const [, app = '', version = '', verdict, reason] = process.argv.slice(2);
if (verdict !== 'ended' && verdict !== 'promoted') exitWithError('The verdict is ended or promoted.');
const release = { app, version };
const event = { by: 'the running shop', reason };

async function promote() {
  const change = (pointer: Pointer | undefined) =>
    pointer?.canary?.version === version ? withRelease(pointer, app, version) : null;
  const { verdict: found } = await retryOnConflict(
    () => checkContracts({ ...release, dropped: readPointer(app)?.canary?.dropped }),
    (seen) => changePointer(app, change, { what: 'promoted', ...event, seen }),
  );
  const why = `it goes no more with what is live: ${found.faults.join('; ')}`;
  if (found.faults.length > 0) await endCanary(release, { ...event, reason: why });
  // It stays open, and the shop asks again.
  if (found.unjudged) exitWithError(`${app} ${version} is not promoted: ${found.unjudged}.`);
}

await fetchFromStore();
await (verdict === 'ended' ? endCanary(release, event) : promote());
