// What the gate's look says of releases that were good: the shop as it was at some commits of the history, each of its
// remotes looked at. What the look names is a false alarm, or was mended since: it is printed.
import { execFile } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { releasedApps, releaseFolder, remoteApps } from '../../shared/tooling/apps';
import { releasesFolder, root } from '../../shared/tooling/paths';
import { copyRepository } from '../support/copyOfRepository.mjs';
import type { Row } from './bench';
import { itemAt } from './itemAt';

const run = promisify(execFile);
/** Times the four remotes. */
const COMMITS = 8;
/** From one to the one before it. */
const STEP = 9;

async function git(...args: string[]) {
  const { stdout } = await run('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return stdout.trim().split('\n');
}

/** Runs lines of a module of the tooling that lies in a folder; gives what they printed last, as JSON. */
async function runThere<Result>(folder: string, lines: string): Promise<Result> {
  const code = `import { loadTooling } from './shared/tooling/compiled.mjs';\n${lines}`;
  const args = ['--input-type=module', '-e', code];
  const { stdout } = await run(process.execPath, args, { cwd: folder });
  return JSON.parse(itemAt(stdout.trim().split('\n'), -1));
}

async function checkOut(folder: string, commit: string, earlier: string) {
  const files = await git('ls-tree', '-r', '--name-only', earlier);
  for (const file of files) await rm(path.join(folder, file), { force: true });
  await run('sh', ['-c', `git archive ${commit} | tar -x -C ${folder}`], { cwd: root });
}

async function listReleases() {
  const versions = releasedApps.map(async (app) =>
    (await readdir(path.join(releasesFolder, app))).map((version) => releaseFolder(app, version)),
  );
  return (await Promise.all(versions)).flat();
}

/** `faults`: null where the look could not be taken. */
type Looked = { pages: number; faults: string[] | null };

/** What the look of today names in a remote among the parts of its time. */
async function look(app: string, { shell, ...parts }: Record<string, string>) {
  const lines = `const { findRelease, getContainer } = await loadTooling('apps');
    const { runChecker } = await loadTooling('release/gate/gate');
    const { smoke } = await loadTooling('release/gate/smoke');
    const [app, parts, shell] = ${JSON.stringify([app, parts, shell])};
    const own = (name) => ({ app: name, version: parts[name] });
    const composition = Object.fromEntries(Object.keys(parts).map((name) => [getContainer(name), own(name)]));
    const checks = await runChecker(shell, { live: composition, ...own(app) });
    const paths = checks.flatMap(({ pages = [] }) => pages).map(({ path }) => path);
    const keeps = findRelease(app, parts[app]).remote.keeps ?? [];
    const faults = await smoke({ shell, composition, paths, watched: { app, keeps } });
    console.log(JSON.stringify({ pages: paths.length, faults }));`;
  return runThere<Looked>(root, lines);
}

export default async function earlierReleases(): Promise<Row[]> {
  const commits = await git('log', '--first-parent', '--format=%h', `-n${COMMITS * STEP}`);
  const before = await listReleases();
  const copy = await copyRepository();
  const seen: Looked[] = [];
  let there = 'HEAD';
  try {
    for (const commit of commits.filter((_commit, index) => index % STEP === 0)) {
      await checkOut(copy.folder, commit, there);
      there = commit;
      const build = `const { buildShop } = await loadTooling('bundler/buildShop');
        console.log(JSON.stringify(await buildShop()));`;
      const parts = await runThere<Record<string, string>>(copy.folder, build);
      for (const app of remoteApps) {
        const { pages, faults } = await look(app, parts);
        console.log(app, commit, pages, JSON.stringify(faults));
        seen.push({ pages, faults });
      }
    }
  } finally {
    await copy.remove();
    for (const folder of await listReleases())
      if (!before.includes(folder)) await rm(folder, { recursive: true, force: true });
  }
  const looked = seen.flatMap(({ pages, faults }) => (pages > 0 && faults !== null ? [faults] : []));
  const refused = looked.filter((faults) => faults.length > 0).length;
  return [
    { name: 'earlier releases that were looked at', value: looked.length },
    {
      name: 'of them refused by the look',
      value: refused,
      aim: '0 of 30',
      isMet: looked.length >= 30 && refused === 0,
    },
  ];
}
