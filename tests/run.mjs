// npm test and its parts; CONTRIBUTING.md says which is for when. The last line is 'N passed, M failed'.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installIfNeeded } from '../shared/tooling/compiled.mjs';
import { requireChromium, requirePostgres } from './systemPackages.mjs';

const root = path.resolve(import.meta.dirname, '..');
const { values: flags, positionals } = parseArgs({
  options: {
    whole: { type: 'boolean', default: false },
    install: { type: 'boolean', default: Boolean(process.env.CI) },
    journeys: { type: 'string', default: '' },
    service: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
/** Journeys that may need their second try, in a hundred; one always may. */
const RETRIED_PERCENT = 1;
/** One more than a small machine has cores: tests of processes wait a good deal. */
const JEST_WORKERS = 3;
const reports = mkdtempSync(path.join(os.tmpdir(), 'shop-tests-'));
const totals = { passed: 0, failed: 0 };

/**
 * Runs a program at the root of the repository; true if it ends well.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<boolean>}
 */
function run(program, args, env = {}) {
  // npm is a script of the shell on Windows.
  const shell = program === 'npm' && process.platform === 'win32';
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env }, shell });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

/** @param {string} file @param {string[]} args @param {NodeJS.ProcessEnv} env */
const runNode = (file, args, env = {}) => run(process.execPath, [file, ...args], env);
/** @param {string} file */
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** @param {string} name @param {boolean} isGood */
function count(name, isGood) {
  totals[isGood ? 'passed' : 'failed']++;
  console.log(`${isGood ? 'passed' : 'FAILED'}: ${name}`);
}

async function runStatic() {
  count('lockfile', await runNode('tests/lockfile/lockfile.mjs', ['--check']));
  count('types (tsc)', await run('npm', ['run', '--silent', 'types']));
  const biome = ['check', '--error-on-warnings', '.'];
  count('lint and format (biome)', await runNode('node_modules/@biomejs/biome/bin/biome', biome));
}

/** @param {string[]} projects @param {string[]} more */
async function runJest(projects, more = []) {
  const report = path.join(reports, `jest-${projects.join('-')}.json`);
  const args = [
    ...more,
    `--maxWorkers=${JEST_WORKERS}`,
    '--passWithNoTests',
    '--json',
    `--outputFile=${report}`,
  ];
  if (!flags.whole) args.push('--testNamePattern=^(?!.*@whole)');
  await runNode('node_modules/jest/bin/jest.js', [...args, '--selectProjects', ...projects]);
  const jest = readReport(report);
  totals.passed += jest?.numPassedTests ?? 0;
  totals.failed += (jest?.numFailedTests ?? 0) + (jest?.numRuntimeErrorTestSuites ?? 1);
}

/** Units, and the service on its databases. */
async function runAllJest(projects = ['dom', 'node', 'service']) {
  await requirePostgres({ install: flags.install });
  await runJest(projects);
}

/**
 * Full titles of the journeys that passed at the second try.
 * @param {Partial<import('@playwright/test/reporter').JSONReportSuite>} report
 * @param {string[]} titles
 * @returns {string[]}
 */
function listRetried({ suites = [], specs = [] }, titles = []) {
  const retried = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [
    ...retried.map(({ title }) => [...titles, title].join(': ')),
    ...suites.flatMap((suite) => listRetried(suite, [...titles, suite.title])),
  ];
}

/** @param {Partial<import('@playwright/test/reporter').JSONReport> | null} report @param {boolean} isGood */
function countJourneys(report, isGood) {
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  const broken = unexpected + (report?.errors ?? []).length;
  totals.passed += expected + flaky;
  totals.failed += isGood ? broken : Math.max(broken, 1);
  if (flaky === 0) return;
  console.log(`Passed only at the second try:\n  ${listRetried(report ?? {}).join('\n  ')}`);
  const allowed = Math.max(1, ((expected + unexpected + flaky) * RETRIED_PERCENT) / 100);
  if (flaky > allowed) count(`at most ${RETRIED_PERCENT} % of the journeys need a second try`, false);
}

/** Journeys in Chromium: all, or those whose files begin with one of these names. @param {string[]} names */
async function runJourneys(names) {
  await requireChromium({ install: flags.install });
  const file = path.join(reports, 'journeys.json');
  const args = ['test', '--config=tests/playwright.config.mjs', '--retries=1'];
  if (!flags.whole) args.push('--grep-invert=@whole');
  args.push(...names.map((name) => `journeys.${name}[.-]`));
  const isGood = await runNode('node_modules/@playwright/test/cli.js', args, { JOURNEY_REPORT: file });
  countJourneys(readReport(file), isGood);
}

/** A step that cannot begin is one failure; the others go on. @param {() => Promise<void>} step */
const attempt = (step) => step().catch((error) => count(error.message, false));

/** One after the other: side by side they take a third more of a small machine's time. */
async function runAll() {
  await runStatic();
  await attempt(runAllJest);
  await attempt(() => runJourneys([]));
}

/** A workspace's own units, all borders and contracts, and the journeys and service tests that its script names. */
async function runWorkspace() {
  const folder = path.relative(root, process.cwd());
  await runJest(['dom', 'node'], [`${folder}/`, 'tests/contracts/', 'tests/architecture/']);
  if (flags.journeys) await attempt(() => runJourneys(flags.journeys.split(',')));
  if (flags.service) await attempt(() => runAllJest(['service']));
}

/** What a branch is compared with: a clone of one branch has the remote's main only. */
function findMain() {
  const { status } = spawnSync('git', ['rev-parse', '--quiet', '--verify', 'main'], { cwd: root });
  return status === 0 ? 'main' : 'origin/main';
}

/** @type {Record<string, () => Promise<void>>} */
const commands = {
  all: runAll,
  check: async () => {
    await runStatic();
    await runJest(['dom', 'node'], flags.all ? [] : [`--changedSince=${findMain()}`]);
  },
  workspace: runWorkspace,
};

const [command = 'all'] = positionals;
const start = Object.hasOwn(commands, command) && commands[command];
if (!start) throw new Error(`No command ${command}: ${Object.keys(commands).join(', ')}`);
process.once('exit', (code) => {
  if (code && totals.passed + totals.failed === 0) console.log('0 passed, 1 failed');
});
if (flags.whole) process.env.TEST_WHOLE = '1';
installIfNeeded({ needsTests: true });
await start();
rmSync(reports, { recursive: true, force: true });
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
