import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { Agent, get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buildShop, startShell } from './support/shellAlone';

/*
 * Versions change under visitors: nobody fails, and no connection that has seen a version is answered with the one before.
 * FAULT_CHAOS=1 switches 300 times.
 */
const SWITCHES = process.env.FAULT_CHAOS === '1' ? 300 : 8;
const CONNECTIONS = 6;
/** Milliseconds between two requests of a connection: 50 a second in all. */
const PAUSE_MS = 120;
jest.setTimeout(60_000 + SWITCHES * 5000);

const releases = path.resolve(__dirname, '../../releases');
const versions = buildShop();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A release folder in which mf-tools has as many versions as there are switches, all with the same files. */
function makePlace() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'switches-'));
  for (const app of readdirSync(releases)) {
    if (app !== 'mf-tools') symlinkSync(path.join(releases, app), path.join(folder, app));
  }
  mkdirSync(path.join(folder, 'mf-tools'));
  mkdirSync(path.join(folder, 'data'));
  const source = path.join(releases, 'mf-tools', versions['mf-tools'] ?? '');
  for (let count = 0; count <= SWITCHES; count++)
    symlinkSync(source, path.join(folder, 'mf-tools', `v${count}`));
  return { folder, registryFile: path.join(folder, 'data/registry.json') };
}

function point(registryFile: string, generation: number) {
  const apps = Object.entries(versions).filter(([app]) => app.startsWith('mf-'));
  const remotes = apps.map(([app, version]) => [
    app.replace('-', '_'),
    { app, version: app === 'mf-tools' ? `v${generation}` : version },
  ]);
  writeFileSync(`${registryFile}.part`, JSON.stringify({ generation, remotes: Object.fromEntries(remotes) }));
  renameSync(`${registryFile}.part`, registryFile);
}

function ask(url: string, agent: Agent): Promise<{ status: number | undefined; version: number }> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      let html = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        html += chunk;
      });
      answer.once('end', () => {
        const version = Number(/\/r\/mf-tools\/v(\d+)\//.exec(html)?.[1]);
        resolve({ status: answer.statusCode, version });
      });
    }).once('error', reject);
  });
}

/** One visitor on one connection, until told to stop; gives the versions in the order of its answers. */
async function visit(url: string, isOver: () => boolean): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const seen: number[] = [];
  while (!isOver()) {
    const { status, version } = await ask(url, agent);
    expect(status).toBe(200);
    seen.push(version);
    await pause(PAUSE_MS);
  }
  agent.destroy();
  return seen;
}

test('versions change under visitors: no request fails, and no connection goes back', async () => {
  const place = makePlace();
  point(place.registryFile, 0);
  const shell = await startShell(place, versions.shell ?? '');
  const served = () => JSON.parse(readFileSync(path.join(place.folder, 'data/served.json'), 'utf8'));
  let isOver = false;
  try {
    const url = `${shell.url}/wax-calculator`;
    const visitors = Array.from({ length: CONNECTIONS }, () => visit(url, () => isOver));
    for (let generation = 1; generation <= SWITCHES; generation++) {
      point(place.registryFile, generation);
      while (served().generation < generation) await pause(20);
      // All workers show it by now, whichever answers.
      const answers = await Promise.all(Array.from({ length: 4 }, () => ask(url, new Agent())));
      expect(answers.map(({ version }) => version)).toEqual(answers.map(() => generation));
    }
    isOver = true;
    for (const seen of await Promise.all(visitors)) {
      expect(seen).toEqual([...seen].sort((a, b) => a - b));
      expect(seen.length).toBeGreaterThan(1);
    }
  } finally {
    isOver = true;
    await shell.stop();
    rmSync(place.folder, { recursive: true, force: true });
  }
});
