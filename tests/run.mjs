// npm test and its tiers; CONTRIBUTING.md tells which is for when. Ends with 'N passed, M failed'.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installIfNeeded } from '../shared/tooling/start/installIfNeeded.mjs';
import { runJest } from './run/jest.mjs';
import { runJourneys } from './run/journeys.mjs';
import { root, run, runBin } from './run/program.mjs';
import { demandNginx, demandPostgres } from './run/systemPackages.mjs';
import { count, report, tally } from './run/tally.mjs';
import { findMain, findTouched, readTeamFlags } from './run/workspaces.mjs';
import { dayOfSource } from './support/dayOfSource.mjs';

const [tier = 'all', ...rest] = process.argv.slice(2);
const reports = mkdtempSync(path.join(os.tmpdir(), 'shop-tests-'));
const borders = ['tests/contracts/', 'tests/architecture/'];

async function runStatic() {
  const lockfile = await run(process.execPath, ['tests/lockfile/lockfile.mjs', '--check']);
  count('lockfile', lockfile);
  count('types (tsc)', await run('npm', ['run', '--silent', 'types']));
  const biome = await runBin('@biomejs/biome', ['check', '--error-on-warnings', '.'], { command: 'biome' });
  count('lint and format (biome)', biome);
}

const runUnits = (only) => runJest(['dom', 'node'], reports, { only });

async function runService(env) {
  try {
    await demandPostgres();
  } catch (error) {
    tally.failed++;
    console.log(error.message);
  }
  await runJest(['service'], reports, { env });
}

/** Units and borders of some workspaces, and what their teams run beside them. */
async function runWorkspaces({ folders, journeys, service }) {
  await runUnits([...folders.map((folder) => `${folder}/`), ...borders]);
  if (journeys.length > 0) await runJourneys(reports, journeys);
  if (service) await runService();
}

async function runAll() {
  // Journeys wait a good deal, for timers and for processes that start and end: the other tiers run beside them.
  const others = runStatic()
    .then(() => runUnits([]))
    .then(() => runService());
  await Promise.all([others, runJourneys(reports)]);
}

async function runCluster() {
  await demandPostgres();
  await demandNginx();
  await runJest(['cluster'], reports);
}

const tiers = {
  all: runAll,
  check: async () => {
    await runStatic();
    const main = rest.includes('--all') ? undefined : findMain();
    await runUnits(main ? [`--changedSince=${main}`] : []);
  },
  journeys: () => runJourneys(reports, rest),
  service: () => runService(),
  cluster: runCluster,
  image: () => runJest(['image'], reports),
  faults: async () => {
    const env = { ALL_FAULTS: '1' };
    await runJest(['dom', 'node'], reports, { only: ['property', 'properties', 'lockfile'], env });
    await runService(env);
  },
  whole: async () => {
    Object.assign(process.env, { ALL_FAULTS: '1', TEST_WHOLE: '1' });
    await runAll();
  },
  team: () => runWorkspaces({ folders: [path.relative(root, process.cwd())], ...readTeamFlags(rest) }),
  touched: async () => {
    const touched = findTouched(rest[0] ?? findMain());
    if (!touched) return runAll();
    await runStatic();
    await runWorkspaces(touched);
  },
};

process.once('exit', (code) => {
  if (code && tally.passed + tally.failed === 0) console.log('0 passed, 1 failed');
});
if (!Object.hasOwn(tiers, tier)) throw new Error(`No tier ${tier}: ${Object.keys(tiers).join(', ')}`);
// The same day for all processes of a run, and for whoever wants its samples again (tests/support/sampleOfDay.ts).
process.env.TEST_DAY ??= dayOfSource();
console.log(`What is sampled: the share of TEST_DAY=${process.env.TEST_DAY}.`);
installIfNeeded();
await tiers[tier]();
rmSync(reports, { recursive: true, force: true });
process.exit(report());
