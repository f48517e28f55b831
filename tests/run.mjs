// npm test: installs if needed, then types, lint, every Jest test and every journey. Ends with 'N passed, M failed'.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const reports = mkdtempSync(path.join(os.tmpdir(), 'shop-tests-'));
let passed = 0;
let failed = 0;

function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
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

/** True where a Chromium is, or could be installed: on a Debian-like machine as root. */
function haveChromium() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const isThere = () =>
    process.env.CHROMIUM
      ? existsSync(process.env.CHROMIUM)
      : names.some((name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0);
  if (isThere()) return true;
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !process.env.CHROMIUM;
  if (canInstall) {
    console.log('Installing the package chromium for the journeys.');
    run('apt-get', ['update', '-qq'], { DEBIAN_FRONTEND: 'noninteractive' });
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  }
  return isThere();
}

if (
  !existsSync(path.join(root, 'node_modules/.package-lock.json')) &&
  !run('npm', ['install', '--no-save', '--no-audit', '--no-fund'])
) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}

count('types (tsc)', run(bin('tsc'), ['-p', '.']));
count('lint and format (biome)', run(bin('biome'), ['check', '--error-on-warnings', '.']));

const jestReport = path.join(reports, 'jest.json');
run(bin('jest'), ['--maxWorkers=2', '--json', `--outputFile=${jestReport}`]);
const jest = readReport(jestReport);
passed += jest?.numPassedTests ?? 0;
failed += (jest?.numFailedTests ?? 0) + (jest?.numRuntimeErrorTestSuites ?? 1);

if (haveChromium()) {
  const journeyReport = path.join(reports, 'journeys.json');
  const isGood = run(bin('playwright'), ['test', '--config=tests/playwright.config.ts'], {
    JOURNEY_REPORT: journeyReport,
  });
  const { stats, errors } = readReport(journeyReport) ?? {
    stats: { expected: 0, unexpected: 0, flaky: 0 },
    errors: [],
  };
  passed += stats.expected;
  const broken = stats.unexpected + stats.flaky + errors.length;
  failed += isGood ? broken : Math.max(broken, 1);
} else {
  failed++;
  console.log('No Chromium found: install the package "chromium", or set CHROMIUM to its program.');
}

rmSync(reports, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
