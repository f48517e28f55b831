import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { loadTooling } from '../shared/tooling/compiled.mjs';

const aptGet = '/usr/bin/apt-get';

/** Installs the first of these packages that this Debian-like system has. Only root may. @param {string[]} names */
function install(...names) {
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) return;
  /** @param {string[]} args */
  const apt = (...args) =>
    spawnSync(aptGet, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  apt('update', '-qq');
  names.some((name) => apt('install', '-y', '-qq', '--no-install-recommends', name).status === 0);
}

/** Whether text has Arial's widths, as the shop's fallback faces expect: Debian's Chromium recommends such a font. */
function hasArialWidths() {
  const { stdout, error } = spawnSync('fc-match', ['Arial'], { encoding: 'utf8' });
  return Boolean(error) || /Arial|Liberation|Arimo/.test(stdout);
}

/** A Chromium and its font for the journeys. @throws with the one command that installs it */
export async function requireChromium({ install: isAllowed = false } = {}) {
  const { findChromium } = await loadTooling('findChromium');
  const mayInstall = isAllowed && !process.env.CHROMIUM;
  try {
    findChromium();
  } catch (error) {
    if (!mayInstall) throw error;
    // Older systems have no package of the headless shell.
    install('chromium-headless-shell', 'chromium');
    install('fonts-liberation');
    findChromium();
  }
  if (hasArialWidths()) return;
  if (isAllowed) install('fonts-liberation');
  if (!hasArialWidths()) throw new Error('No font like Arial found: apt-get install fonts-liberation');
}

const hasInitdb = () => spawnSync('initdb', ['--version'], { stdio: 'ignore' }).status === 0;

/** Debian keeps the programs of each PostgreSQL version in a folder of their own, which is on nobody's PATH. */
export function addPostgresToPath() {
  const folder = '/usr/lib/postgresql';
  if (hasInitdb() || !existsSync(folder)) return;
  const [newest] = readdirSync(folder).sort((a, b) => Number(b) - Number(a));
  if (newest) process.env.PATH += path.delimiter + path.join(folder, newest, 'bin');
}

/** PostgreSQL's server for the tests that need it. CI has it or fails; elsewhere they are skipped without it. */
export async function requirePostgres({ install: isAllowed = false } = {}) {
  addPostgresToPath();
  if (hasInitdb()) return;
  if (isAllowed) install('postgresql');
  addPostgresToPath();
  if (!hasInitdb() && process.env.CI) throw new Error('No initdb found: CI needs the package "postgresql".');
}
