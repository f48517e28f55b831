import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildShop, startShell } from './support/shellAlone';

/*
 * Two teams change their remotes at the same moment, again and again, while the shop runs: nothing is lost, and each command
 * ends with what is served. FAULT_CHAOS=1 tries a hundred pairs.
 */
const isWhole = process.env.FAULT_CHAOS === '1';
const PAIRS = isWhole ? 100 : 2;
jest.setTimeout(60_000 + PAIRS * 20_000);

const root = path.resolve(__dirname, '../..');
const versions = buildShop();
const apps = ['mf-tools', 'mf-learn'] as const;
type App = (typeof apps)[number];
const nameOf = (app: string) => app.replace('-', '_');
const pages = { 'mf-tools': '/wax-calculator', 'mf-learn': '/faq' } as const;

/** Both remotes with three versions of the same files, 'v1' to 'v3', and one that nobody can load. */
function makePlace() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pairs-'));
  const releases = path.join(root, 'releases');
  for (const app of readdirSync(releases)) {
    if (!apps.some((one) => one === app)) symlinkSync(path.join(releases, app), path.join(folder, app));
  }
  for (const app of apps) {
    const source = path.join(releases, app, versions[app] ?? '');
    mkdirSync(path.join(folder, app));
    for (const version of ['v1', 'v2', 'v3'])
      cpSync(source, path.join(folder, app, version), { recursive: true });
    cpSync(source, path.join(folder, app, 'broken'), { recursive: true });
    writeFileSync(path.join(folder, app, 'broken/server/remoteEntry.js'), 'cut off');
  }
  const remotes = Object.entries(versions).filter(([app]) => app.startsWith('mf-'));
  const pointers = remotes.map(([app, version]) => {
    const isOurs = apps.some((one) => one === app);
    return [
      nameOf(app),
      { app, version: isOurs ? 'v3' : version, before: isOurs ? ['v2', 'v1', 'broken'] : [], rolledBack: [] },
    ];
  });
  mkdirSync(path.join(folder, 'data'));
  const registryFile = path.join(folder, 'data/registry.json');
  writeFileSync(registryFile, JSON.stringify({ generation: 1, remotes: Object.fromEntries(pointers) }));
  return { folder, registryFile };
}

/** Runs the command of a team; gives its exit code and what it said. */
function run(folder: string, app: App, ...[command, ...args]: string[]) {
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    RELEASES_DIR: folder,
    DATA_DIR: path.join(folder, 'data'),
  };
  const file = path.join(root, 'shared/build', `${command}.mjs`);
  const child = spawn(process.execPath, [file, ...args], { cwd: path.join(root, app), env });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  return new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, said })),
  );
}

/** What a team does with its remote as the registry has it, and whether that can be served. */
function orderOf(round: number, { version: live, before }: { version: string; before: string[] }) {
  if (round % 10 === 9) return { command: ['rollback', '--to', 'broken'], version: 'broken', isGood: false };
  if (live === 'v1')
    return {
      command: ['release', '--version', 'v3', '--again', '--no-browser'],
      version: 'v3',
      isGood: true,
    };
  return { command: ['rollback'], version: before[0] ?? '', isGood: true };
}

test('two teams at the same moment: no change is lost, and each exit code is what is served', async () => {
  const place = makePlace();
  const shell = await startShell(place, versions.shell ?? '');
  const live = { 'mf-tools': 'v3', 'mf-learn': 'v3' };
  const read = (file: string) => JSON.parse(readFileSync(path.join(place.folder, 'data', file), 'utf8'));
  try {
    for (let pair = 0; pair < PAIRS; pair++) {
      // The second team is a few rounds ahead: a release meets a rollback, and a refusal meets either.
      const orders = apps.map((app, index) => ({
        app,
        ...orderOf(pair + index * 4 + (isWhole ? 0 : 5), read('registry.json').remotes[nameOf(app)]),
      }));
      const results = await Promise.all(orders.map(({ app, command }) => run(place.folder, app, ...command)));
      for (const [index, { app, version, isGood }] of orders.entries()) {
        expect(results[index]).toMatchObject({ code: isGood ? 0 : 1 });
        if (isGood) live[app] = version;
        expect(read('registry.json').remotes[nameOf(app)].version).toBe(live[app]);
        expect(read('served.json').remotes[nameOf(app)].version).toBe(live[app]);
        const html = await (await fetch(shell.url + pages[app])).text();
        expect(html).toContain(`/r/${app}/${live[app]}/`);
      }
    }
  } finally {
    await shell.stop();
    rmSync(place.folder, { recursive: true, force: true });
  }
});
