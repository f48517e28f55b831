// Checks one release before it goes live: node checkRelease.js <releases folder> <container> <app> <version>
import { remoteNames } from '@shop/contracts/remotes';
import { checkContract } from './checkContract';
import { Generation } from './generation';

const [releasesDir = '', given = '', app = '', version = ''] = process.argv.slice(2);
const name = remoteNames.find((known) => known === given);
try {
  if (!name) throw new Error(`${given} is no remote`);
  await checkContract(new Generation({ remotes: { [name]: { app, version } } }, releasesDir), name);
} catch (error) {
  process.stderr.write(`${app} ${version} is refused: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
