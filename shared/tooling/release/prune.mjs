// node shared/tooling/release/prune.mjs: what `npm run releases -- --prune` does. The running shop calls it once a day.
import { dataFolder } from '../paths.mjs';
import { pruneReleases } from './pruneReleases.mjs';
import { fetchFromStore } from './storedReleases.mjs';

await fetchFromStore(dataFolder);
for (const name of await pruneReleases(dataFolder)) console.log(`removed ${name}`);
