// npm run releases -- --prune. The running shop calls it an hour after its start, then once a day.
import { pruneReleases } from './pruneReleases';
import { fetchFromStore } from './registryStore';

await fetchFromStore();
for (const name of await pruneReleases()) console.log(`removed ${name}`);
