// npm test: installs if needed, then types, lint, every Jest test and every journey. Ends with 'N passed, M failed'.
// Journeys wait a good deal, for timers and for processes that start and end: other checks run beside them.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installIfNeeded } from '../shared/build/installIfNeeded.mjs';
import { findChromium } from './support/findChromium.mjs';

const root = path.resolve(import.meta.dirname, '..');
const reports = mkdtempSync(path.join(os.tmpdir(), 'shop-tests-'));
let passed = 0;
let failed = 0;

/** True if the program ends well. */
function run(command, args, env = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

function count(name, isGood) {
  if (isGood) passed++;
  else failed++;
  console.log(`${isGood ? 'passed' : 'FAILED'}: ${name}`);
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function bin(name) {
  return path.join(root, 'node_modules/.bin', name);
}

/** Where no Chromium is, one is installed, as far as that can be done: on a Debian-like machine as root. */
async function demandChromium() {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !process.env.CHROMIUM;
  try {
    return findChromium();
  } catch (error) {
    if (!canInstall) throw error;
  }
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = (name) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env);
  console.log('Installing a Chromium for the journeys.');
  await run('apt-get', ['update', '-qq'], env);
  // Older systems have no package of the headless shell.
  if (!(await install('chromium-headless-shell'))) await install('chromium');
  return findChromium();
}

async function runJest(projects) {
  const report = path.join(reports, `jest-${projects.join('-')}.json`);
  await run(bin('jest'), [
    '--maxWorkers=2',
    '--selectProjects',
    ...projects,
    '--json',
    `--outputFile=${report}`,
  ]);
  const jest = readReport(report);
  passed += jest?.numPassedTests ?? 0;
  failed += (jest?.numFailedTests ?? 0) + (jest?.numRuntimeErrorTestSuites ?? 1);
}

async function runChecks() {
  count('types (tsc)', await run(bin('tsc'), ['-p', '.']));
  count('lockfile', await run(process.execPath, ['tests/lockfile/lockfile.mjs', '--check']));
  count('lint and format (biome)', await run(bin('biome'), ['check', '--error-on-warnings', '.']));
  await runJest(['dom', 'node']);
}

async function runJourneys() {
  try {
    await demandChromium();
  } catch (error) {
    failed++;
    console.log(error.message);
    return;
  }
  const report = path.join(reports, 'journeys.json');
  const isGood = await run(bin('playwright'), ['test', '--config=tests/playwright.config.mjs'], {
    JOURNEY_REPORT: report,
  });
  const { stats, errors } = readReport(report) ?? {
    stats: { expected: 0, unexpected: 0, flaky: 0 },
    errors: [],
  };
  passed += stats.expected;
  const broken = stats.unexpected + stats.flaky + errors.length;
  failed += isGood ? broken : Math.max(broken, 1);
}

process.once('exit', (code) => code && !passed && !failed && console.log('0 passed, 1 failed'));
installIfNeeded();
await Promise.all([runChecks(), runJourneys()]);
await runJest(['service']);
rmSync(reports, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
