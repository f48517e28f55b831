// npm run doctor: prints what is wrong and exits 1, or 'All is well.'
import './localCommand';
import { existsSync, statfsSync } from 'node:fs';
import { findInvalidFiles } from '@shop/node/object-store/promisedFiles';
import type { Pointer, StoredRegistry } from '@shop/node/object-store/storedRegistry';
import { isReleased, releaseFolder } from '../apps';
import { dataFolder, registryFile, releasesFolder } from '../paths';
import { readLive, runChecker } from './gate/gate';
import { fetchFromStore, readRegistry } from './registryStore';
import { findServed, NO_SHOP, type RunningShell, runningShells } from './servedFile';

const LEAST_FREE_BYTES = 500 * 1024 * 1024;

async function corruptFiles(app: string, version: string) {
  const files = await findInvalidFiles(releaseFolder(app, version));
  return files.map((file) => `${app} ${version}: ${file} is missing or not what was built`);
}

const listPointers = ({ remotes, shell }: StoredRegistry) =>
  Object.entries(shell ? { ...remotes, shell } : remotes);

async function checkReleases(registry: StoredRegistry) {
  const found = listPointers(registry).map(async ([name, pointer]) => {
    const { app, version }: Partial<Pointer> = pointer ?? {};
    if (!app || !version) return [`the registry's entry ${name} is broken`];
    if (!isReleased(app, version)) return [`${app} ${version} is live and its files are gone`];
    return corruptFiles(app, version);
  });
  return (await Promise.all(found)).flat();
}

function checkDisk() {
  return [dataFolder, releasesFolder].flatMap((folder) => {
    if (!existsSync(folder)) return [];
    const { bavail, bsize } = statfsSync(folder);
    const free = bavail * bsize;
    return free < LEAST_FREE_BYTES ? [`${folder} has ${Math.round(free / 1024 / 1024)} MB left`] : [];
  });
}

function checkServed(registry: StoredRegistry, { served, where }: RunningShell) {
  console.log(`a shop is running${where}: shell ${served.shell}, process ${served.pid}`);
  const other = listPointers(registry).flatMap(([name, pointer]) => {
    const { version, refused } = findServed(served, name) ?? {};
    const shown = refused?.version === version ? undefined : version;
    if (shown === pointer?.version) return [];
    const why = refused ? `: ${refused.reason}` : '';
    return [
      `${name} is served at ${shown ?? 'no version'}${where} and should be at ${pointer?.version}${why}`,
    ];
  });
  if (served.generation >= registry.generation) return other;
  return [`the shop${where} shows generation ${served.generation}, not ${registry.generation}`, ...other];
}

async function checkContracts({ remotes }: StoredRegistry) {
  const { shell, remotes: live } = await readLive({ mayBuild: false });
  if (!isReleased('shell', shell) || Object.keys(live).length < Object.keys(remotes).length) return [];
  const faults = await corruptFiles('shell', shell);
  for (const { app, version } of Object.values(live))
    for (const check of await runChecker(shell, { live, app, version }))
      if (check.name !== 'files') faults.push(...check.faults.map((fault) => `${app} ${version}: ${fault}`));
  return faults;
}

async function checkRegistry() {
  if (!existsSync(registryFile)) return ['there is no registry yet: npm start'];
  const registry = readRegistry();
  const shells = await runningShells();
  if (shells.length === 0) console.log(NO_SHOP);
  return [
    ...(await checkReleases(registry)),
    ...shells.flatMap((shell) => checkServed(registry, shell)),
    ...(await checkContracts(registry)),
  ];
}

await fetchFromStore();
const found = await checkRegistry().catch(({ message }: Error) => [message]);
const all = new Set([...found, ...checkDisk()]);
for (const fault of all) console.log(`- ${fault}`);
const things = all.size === 1 ? '1 thing is' : `${all.size} things are`;
console.log(all.size === 0 ? 'All is well.' : `${things} wrong.`);
process.exitCode = all.size === 0 ? 0 : 1;
