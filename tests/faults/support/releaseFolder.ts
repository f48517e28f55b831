import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../support/startShop';

const releases = path.join(root, 'releases');

/**
 * A release folder like the shop's, but for these remotes: each has the versions that are named, all with the files of the
 * one that was built. What a test changes in them is `copied`, not linked. Beside it a registry that nothing is in yet.
 */
export function makeReleaseFolder(
  versions: Record<string, string>,
  own: Record<string, string[]>,
  how: 'linked' | 'copied' = 'linked',
) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  for (const app of readdirSync(releases)) {
    if (!own[app]) symlinkSync(path.join(releases, app), path.join(folder, app));
  }
  for (const [app, names] of Object.entries(own)) {
    const source = path.join(releases, app, versions[app] ?? '');
    mkdirSync(path.join(folder, app));
    for (const name of names) {
      const target = path.join(folder, app, name);
      if (how === 'linked') symlinkSync(source, target);
      else cpSync(source, target, { recursive: true });
    }
  }
  const dataDir = path.join(folder, 'data');
  mkdirSync(dataDir);
  const registryFile = path.join(dataDir, 'registry.json');
  const read = (name: string) => JSON.parse(readFileSync(path.join(dataDir, name), 'utf8'));
  return {
    folder,
    dataDir,
    registryFile,
    /** Replaces the registry whole: a running shop never reads half of it. */
    point(generation: number, remotes: object) {
      writeFileSync(`${registryFile}.part`, JSON.stringify({ generation, remotes }));
      renameSync(`${registryFile}.part`, registryFile);
    },
    registry: () => read('registry.json'),
    /** What the running shop says that it shows. */
    served: () => read('served.json'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
