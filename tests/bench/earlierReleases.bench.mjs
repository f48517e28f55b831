// What the gate says of releases that were good: the last changes of each remote, built from the history, each looked at
// beside what is live now. A fault that the look names is a false alarm, or one that was mended since: it is printed.
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { loadTooling } from '../../shared/tooling/compiled.mjs';
import { copyRepository } from '../support/copyOfRepository.mjs';
import { startShop } from './startShop.mjs';

const { releaseFolder } = await loadTooling('apps');
const { root } = await loadTooling('paths');
const { remoteApps } = await loadTooling('remotes');
const run = promisify(execFile);
const RELEASES = 30;

async function git(...args) {
  const { stdout } = await run('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return stdout.trim().split('\n');
}

/** Runs lines of a module of the tooling that lies in a folder. */
async function runThere(folder, lines, env = {}) {
  const code = `import { loadTooling } from './shared/tooling/compiled.mjs';\n${lines}`;
  const args = ['--input-type=module', '-e', code];
  const { stdout } = await run(process.execPath, args, { cwd: folder, env: { ...process.env, ...env } });
  return stdout;
}

async function checkOut(folder, commit, earlier) {
  const files = await git('ls-tree', '-r', '--name-only', earlier);
  for (const file of files) await rm(path.join(folder, file), { force: true });
  await run('sh', ['-c', `git archive ${commit} | tar -x -C ${folder}`], { cwd: root });
}

/** Of the checks only that in the browser is about what a page does; null where another one was not passed. */
async function look(app, version, dataDir) {
  const candidate = { app, version, dropped: [], mayGrow: true, isSmokeTested: true };
  const lines = `const { runGate } = await loadTooling('release/gate/gate');
    const { checks, unjudged } = await runGate(${JSON.stringify(candidate)});
    console.log(JSON.stringify({ checks, unjudged }));`;
  const said = await runThere(root, lines, { DATA_DIR: dataDir });
  const { checks, unjudged } = JSON.parse(said.trim().split('\n').at(-1));
  const others = checks.filter(({ name }) => name !== 'browser').flatMap(({ faults }) => faults);
  const browser = checks.find(({ name }) => name === 'browser');
  return { unjudged, others, faults: browser && !unjudged ? browser.faults : null };
}

export default async function earlierReleases() {
  const shop = await startShop();
  const copy = await copyRepository();
  let there = 'HEAD';
  const seen = [];
  try {
    for (const [index, app] of remoteApps.entries()) {
      const count = Math.ceil((RELEASES - index) / remoteApps.length);
      for (const commit of await git('log', '--format=%h', `-n${count}`, '--', `${app}/src`)) {
        await checkOut(copy.folder, commit, there);
        there = commit;
        const version = `earlier-${commit}`;
        const build = `await (await loadTooling('bundler/buildApp')).buildApp('${app}', '${version}');`;
        try {
          await runThere(copy.folder, build);
          seen.push(await look(app, version, shop.dataDir));
        } finally {
          await rm(releaseFolder(app, version), { recursive: true, force: true });
        }
        const { unjudged, others, faults } = seen.at(-1);
        console.log(app, commit, unjudged ?? JSON.stringify(faults ?? others));
      }
    }
  } finally {
    await shop.stop();
    await copy.remove();
  }
  const looked = seen.filter(({ faults }) => faults !== null);
  const refused = looked.filter(({ faults }) => faults.length > 0).length;
  return [
    { name: 'earlier releases that were looked at', value: looked.length, aim: `${RELEASES}` },
    { name: 'of them refused by the look', value: refused, aim: '0', isMet: looked.length > 0 && refused === 0 },
  ];
}
