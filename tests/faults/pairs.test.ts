import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runNode } from '../support/runNode';
import { root } from '../support/startShop';
import { makeReleaseFolder } from './support/releaseFolder';
import { buildShop, pointersAt, startShell } from './support/shellAlone';

/*
 * Two teams change their remotes at the same moment, again and again, while the shop runs: nothing is lost, and each command
 * ends with what is served. FAULT_CHAOS=1 tries a hundred pairs.
 */
const isWhole = process.env.FAULT_CHAOS === '1';
const PAIRS = isWhole ? 100 : 2;
jest.setTimeout(60_000 + PAIRS * 20_000);

const versions = buildShop();
const apps = ['mf-tools', 'mf-learn'] as const;
type App = (typeof apps)[number];
const getName = (app: string) => app.replace('-', '_');
const pages = { 'mf-tools': '/wax-calculator', 'mf-learn': '/faq' } as const;

/** Both remotes with three versions of the same files, 'v1' to 'v3', and one that nobody can load. */
function makePlace() {
  const names = ['v1', 'v2', 'v3', 'broken'];
  const place = makeReleaseFolder(versions, Object.fromEntries(apps.map((app) => [app, names])), 'copied');
  for (const app of apps)
    writeFileSync(path.join(place.folder, app, 'broken/server/remoteEntry.js'), 'cut off');
  const pointers = apps.map((app) => [
    getName(app),
    { app, version: 'v3', before: ['v2', 'v1', 'broken'], rolledBack: [] },
  ]);
  place.point(1, { ...pointersAt(versions), ...Object.fromEntries(pointers) });
  return place;
}

/** Runs the command of a team. */
function run({ folder, dataDir }: ReturnType<typeof makePlace>, app: App, ...[command, ...args]: string[]) {
  const program = path.join(root, 'shared/tooling/run.mjs');
  const env = { RELEASES_DIR: folder, DATA_DIR: dataDir };
  return runNode([program, `release/${command}`, ...args], path.join(root, app), env);
}

/** What a team does with its remote as the registry has it, and whether that can be served. */
function getOrder(round: number, { version: live, before }: { version: string; before: string[] }) {
  if (round % 10 === 9)
    return {
      command: ['release', '--version', 'broken', '--again', '--no-browser'],
      version: 'broken',
      isGood: false,
    };
  if (live === 'v1')
    return {
      command: ['release', '--version', 'v3', '--again', '--no-browser'],
      version: 'v3',
      isGood: true,
    };
  return { command: ['rollback'], version: before[0] ?? '', isGood: true };
}

test('two teams at the same moment: no change is lost, and each exit code is what is served @whole', async () => {
  const place = makePlace();
  const shell = await startShell(place, versions.shell ?? '');
  const live = { 'mf-tools': 'v3', 'mf-learn': 'v3' };
  try {
    for (let pair = 0; pair < PAIRS; pair++) {
      // The second team is a few rounds ahead: a release meets a rollback, and a refusal meets either.
      const orders = apps.map((app, index) => ({
        app,
        ...getOrder(pair + index * 4 + (isWhole ? 0 : 5), place.registry().remotes[getName(app)]),
      }));
      const results = await Promise.all(orders.map(({ app, command }) => run(place, app, ...command)));
      for (const [index, { app, version, isGood }] of orders.entries()) {
        expect(results[index]).toMatchObject({ code: isGood ? 0 : 1 });
        if (isGood) live[app] = version;
        expect(place.registry().remotes[getName(app)].version).toBe(live[app]);
        expect(place.served().remotes[getName(app)].version).toBe(live[app]);
        const html = await (await fetch(shell.url + pages[app])).text();
        expect(html).toContain(`"${getName(app)}":{"version":"${live[app]}"`);
      }
    }
  } finally {
    await shell.stop();
    place.remove();
  }
});
