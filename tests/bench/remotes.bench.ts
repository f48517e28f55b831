// What 36 remotes more cost a page that does not use them: the shell alone with this shop's 4 remotes and with 40, in one
// run. Start until the shop is open; bytes of pages; CPU of pages that are kept and of pages that are rendered.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { getContainer, releaseFolder, remoteApps, sourceVersion } from '../../shared/tooling/apps';
import { buildShop } from '../../shared/tooling/bundler/buildShop';
import { getDeclaration } from '../../shared/tooling/declaration';
import { releasesFolder } from '../../shared/tooling/paths';
import { atMost, type Call, type Row, type Server } from './bench';
import { type Load, leastDisturbed, load, start, stop } from './httpLoad';
import { listChildren } from './listChildren';
import { listen } from './listen';

const PAGES = ['/', '/shop', '/wax/soy-wax', '/faq'];
const MORE = 36;
const START_AIM_MS = 5000;
/** Bytes and server time with ten times the remotes. */
const GROWTH_AIM = 1.05;
const ROUNDS = 4;
const REQUESTS = 1500;
const RENDERINGS = 60;

/** The server build of a simulated remote: five pages, written as a container's protocol has it. */
const getServerBuild = (name: string, segment: string) => `
  let scope;
  const Component = () => Object.values(scope.react)[0].lib().createElement('h1', null, '${segment}');
  const pages = ['', '/a', '/b', '/c', '/d'].map((below) => ({ path: '/${segment}' + below, handle: { chunk: 'page' }, lazy: async () => ({ Component }) }));
  const routes = { routes: pages, sitemapPaths: pages.map(({ path }) => path) };
  module.exports = { ${name}: { init: (shared) => { scope = shared; }, get: async () => () => routes } };`;

/** A folder with this shop's releases and so many simulated remotes beside them, and its registry. */
function makePlace(more: number) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'remotes-'));
  const entries: Record<string, { app: string; version: string; remote: object }> = {};
  for (const app of ['shell', ...remoteApps])
    symlinkSync(path.join(releasesFolder, app), path.join(folder, app));
  symlinkSync(path.join(releasesFolder, 'media'), path.join(folder, 'media'));
  for (const app of remoteApps)
    entries[getContainer(app)] = { app, version: sourceVersion(app), remote: getDeclaration(app) };
  const live = releaseFolder('mf-learn', sourceVersion('mf-learn'));
  const { platform } = JSON.parse(readFileSync(path.join(live, 'release.json'), 'utf8'));
  for (let number = 1; number <= more; number++) {
    const [name, app, segment] = [`mf_team${number}`, `mf-team${number}`, `team-${number}`];
    // As different as those of real ones, so that they compress no better.
    const version = `1.0.0-${createHash('sha256').update(name).digest('hex').slice(0, 10)}`;
    const release = path.join(folder, app, version);
    mkdirSync(path.join(release, 'server'), { recursive: true });
    writeFileSync(path.join(release, 'server/remoteEntry.js'), getServerBuild(name, segment));
    const remote = { segments: [segment] };
    writeFileSync(path.join(release, 'release.json'), JSON.stringify({ app, platform, remote }));
    entries[name] = { app, version, remote };
  }
  writeFileSync(path.join(folder, 'registry.json'), JSON.stringify({ generation: 1, remotes: entries }));
  return folder;
}

async function freePort() {
  const probe = createServer();
  const port = await listen(probe);
  await once(probe.close(), 'close');
  return port;
}

/** The supervisor, its front, and the front's renderers. */
function allPids(pid: number) {
  const fronts = listChildren(pid);
  return [pid, ...fronts, ...fronts.flatMap(listChildren)];
}

async function startShell(more: number) {
  const folder = makePlace(more);
  const port = await freePort();
  const program = path.join(folder, 'shell', sourceVersion('shell'), 'server/server.js');
  const server = await start(program, {
    PORT: String(port),
    RELEASES_DIR: folder,
    REGISTRY_FILE: path.join(folder, 'registry.json'),
    LOG_LEVEL: 'silent',
  });
  return { ...server, port, pids: server.pids.flatMap(allPids), folder };
}

async function getBytes({ port }: Server, pathname: string) {
  const html = await (await fetch(`http://127.0.0.1:${port}${pathname}`)).arrayBuffer();
  return brotliCompressSync(new Uint8Array(html)).length;
}

type Both<Measured> = { few: Measured; many: Measured };

/** CPU of both, in turns; of each the round that other work on the machine disturbed least. */
async function takeTurns(
  few: Server,
  many: Server,
  count: number,
  callAt: (number: number, round: number) => Call,
) {
  const rounds: Both<Load[]> = { few: [], many: [] };
  for (let round = 0; round <= ROUNDS; round++) {
    const ofFew = await load(few, count, (number) => callAt(number, round));
    const ofMany = await load(many, count, (number) => callAt(number, round));
    // The first one warms both up.
    if (round > 0) {
      rounds.few.push(ofFew);
      rounds.many.push(ofMany);
    }
  }
  return { few: leastDisturbed(rounds.few), many: leastDisturbed(rounds.many) };
}

function compared(name: string, { few, many }: Both<number>, unit: string): Row {
  const aim = `<= ${GROWTH_AIM}x of 4`;
  return { name, value: many, unit, baseline: few, aim, isMet: many <= GROWTH_AIM * few };
}

export default async function bench() {
  await buildShop();
  const few = await startShell(0);
  const many = await startShell(MORE);
  const name = 'start with 40 remotes, beside 4';
  const rows = [atMost(START_AIM_MS, { name, value: many.readyMs, unit: 'ms', baseline: few.readyMs })];
  for (const pathname of PAGES) {
    const bytes = { few: await getBytes(few, pathname), many: await getBytes(many, pathname) };
    rows.push(compared(`${pathname} bytes with 40 remotes (brotli), beside 4`, bytes, 'B'));
  }
  const cpu = ({ few: one, many: other }: Both<Load>) => ({ few: one.cpu, many: other.cpu });
  const kept = await takeTurns(few, many, REQUESTS, () => ({ path: '/shop' }));
  rows.push(compared('cached page, CPU with 40 remotes, beside 4', cpu(kept), 'us'));
  const made = (number: number, round: number) => ({ path: `/shop?search=none-${round}-${number}` });
  const rendered = await takeTurns(few, many, RENDERINGS, made);
  rows.push(compared('rendered page, CPU with 40 remotes, beside 4', cpu(rendered), 'us'));
  for (const server of [few, many]) {
    await stop(server);
    rmSync(server.folder, { recursive: true, force: true });
  }
  return rows;
}
