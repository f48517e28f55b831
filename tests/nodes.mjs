// npm run test:nodes: `check` and a start with each Node version that the project supports. Ends with exit 1 if one fails.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const versions = process.argv.slice(2);
if (versions.length === 0) versions.push('20.19', '22', '24', '26');
const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** The folder of a Node's program: the package of that name holds nothing but this platform's. @param {string} version */
function installNode(version) {
  const folder = path.join(root, '.cache/nodes', version);
  const bin = path.join(folder, `node_modules/node-${platform}/bin`);
  const words = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    `node-${platform}@${version}`,
  ];
  const { status } = spawnSync('npm', words, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`Node ${version} cannot be installed.`);
  return bin;
}

/** @param {string} bin @param {NodeJS.ProcessEnv} more */
function environment(bin, more = {}) {
  return { ...process.env, ENV_FILE: 'none', PATH: bin + path.delimiter + process.env.PATH, ...more };
}

/**
 * Starts the shop and asks for its first page; true if it comes and the shop ends cleanly when it is told to.
 * @param {string} program
 * @param {string} bin
 */
async function canStart(program, bin) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'shop-nodes-'));
  const child = spawn(program, ['shared/tooling/run.mjs', 'start/start'], {
    cwd: root,
    env: environment(bin, {
      PORT: process.env.PORT ?? '3900',
      CHECKOUT_PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const opened = new Promise((resolve) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const address = /The shop is open at (\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
  });
  const address = await Promise.race([opened, ended.then(() => null)]);
  const isServed = address !== null && (await fetch(address)).status === 200;
  child.kill();
  const code = await ended;
  rmSync(dataDir, { recursive: true, force: true });
  return isServed && (code === 0 || process.platform === 'win32');
}

const results = [];
for (const version of versions) {
  const bin = installNode(version);
  const program = path.join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
  // All units: what a new Node or package breaks is seldom what the last commits have changed.
  const check = spawnSync(program, ['tests/run.mjs', 'check', '--all'], {
    cwd: root,
    env: environment(bin),
    stdio: 'inherit',
  });
  results.push({ node: version, check: check.status === 0, start: await canStart(program, bin) });
}
console.table(results);
process.exitCode = results.every(({ check, start }) => check && start) ? 0 : 1;
