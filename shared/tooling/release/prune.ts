// npm run releases -- --prune. The running shop calls it once a day.
import { dataFolder } from '../paths';
import { pruneReleases } from './pruneReleases';
import { fetchFromStore } from './registryStore';

await fetchFromStore(dataFolder);
for (const name of await pruneReleases(dataFolder)) console.log(`removed ${name}`);
