// node shared/tooling/release/settleCanary.mjs <remote> <app> <version> ended|promoted <reason>: records the verdict on a canary. The
// running shop gives it, and calls this; by hand it does the same.

import { dataFolder } from '../paths.mjs';
import { endCanary, promoteCanary } from './canary.mjs';
import { refuse } from './commandTarget.mjs';
import { takeFromStore } from './storedReleases.mjs';

const [name, app, version, verdict, reason] = process.argv.slice(2);
if (verdict !== 'ended' && verdict !== 'promoted') refuse('The verdict is ended or promoted.');
await takeFromStore(dataFolder);
const record = verdict === 'ended' ? endCanary : promoteCanary;
await record(dataFolder, { name, app }, version, { by: 'the running shop', reason });
