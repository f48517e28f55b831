// node shared/tooling/run.mjs release/prune: what `npm run releases -- --prune` does. The running shop calls it once a day.
import { dataFolder } from '../paths';
import { pruneReleases } from './pruneReleases';
import { fetchFromStore } from './storedReleases';

await fetchFromStore(dataFolder);
for (const name of await pruneReleases(dataFolder)) console.log(`removed ${name}`);
