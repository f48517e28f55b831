import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../support/findChromium.mjs';
import { run } from './program.mjs';

const aptGet = '/usr/bin/apt-get';
const canInstall = () => process.getuid?.() === 0 && existsSync(aptGet);

async function install(...names) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(aptGet, ['update', '-qq'], env);
  for (const name of names) {
    if (await run(aptGet, ['install', '-y', '-qq', '--no-install-recommends', name], env)) return;
  }
}

/** Where no Chromium is, one is installed, as far as that can be done: on a Debian-like machine as root. */
export async function demandChromium() {
  try {
    return findChromium();
  } catch (error) {
    if (!canInstall() || process.env.CHROMIUM) throw error;
  }
  console.log('Installing a Chromium for the journeys.');
  // Older systems have no package of the headless shell.
  await install('chromium-headless-shell', 'chromium');
  return findChromium();
}

const hasInitdb = () => spawnSync('initdb', ['--version'], { stdio: 'ignore' }).status === 0;

/** Debian keeps the server's programs of each version in a folder of their own, which is on nobody's PATH. */
function addDebianFolder() {
  const folder = '/usr/lib/postgresql';
  const newest = existsSync(folder)
    ? readdirSync(folder)
        .sort((a, b) => Number(a) - Number(b))
        .at(-1)
    : undefined;
  if (newest) process.env.PATH += path.delimiter + path.join(folder, newest, 'bin');
}

/** PostgreSQL's server for the tests that need it. CI has it or fails; elsewhere they are skipped without it. */
export async function demandPostgres() {
  if (hasInitdb()) return;
  addDebianFolder();
  if (hasInitdb() || !process.env.CI) return;
  if (canInstall()) {
    console.log('Installing PostgreSQL for the tests of the checkout service.');
    await install('postgresql');
    addDebianFolder();
  }
  if (!hasInitdb()) throw new Error('No initdb found: CI needs the package "postgresql".');
}

/** nginx for the test of many hosts; its own command asks for it, so that it fails without. */
export async function demandNginx() {
  const hasNginx = () => spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;
  if (!hasNginx() && canInstall()) await install('nginx-light');
  if (!hasNginx()) throw new Error('No nginx found: the test of many hosts needs the package "nginx-light".');
}
