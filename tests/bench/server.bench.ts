// The shell under load, beside bare Express with the same bytes in the same run, by CPU of the serving processes: pages
// from the cache, also while others are rendered, pages rendered, and one remote down. Then a start. The slowest
// hundredth stands beside that of Node's own server too: what is left of it there is the machine's and the load's.
import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sourceVersion } from '../../shared/tooling/apps';
import { nodeConfig, root, runRspack } from '../../shared/tooling/index.mjs';
import { releasesFolder } from '../../shared/tooling/paths';
import { startBare, startPlain } from './bareExpress';
import { atMost, atMostTimes, type Row, type Server, type Shop } from './bench';
import { type Load, leastDisturbed, load, stop } from './httpLoad';
import { itemAt } from './itemAt';
import { median } from './quantiles';
import { measureBesideRenders } from './renders';
import { startShop } from './startShop';

const PAGES = ['/', '/shop', '/wax/soy-wax'];
const CLIENTS = 32;
const ROUNDS = 4;
const REQUESTS = 1500;
/** Of a page beside a remote that is away. */
const FALLBACK_AIM = 3;
/** Half the processor time of bare Express is twice its requests a second in one process. */
const KEPT_AIM = 0.5;
const P99_AIM_MS = 20;
const STARTS = 5;
const START_AIM_MS = 2500;
/** How long rendering in a renderer may take of rendering in the same process. */
const RENDERER_AIM = 1.25;

/** Sends the file it is told of. */
const ROUTES = `
  const body = readFileSync(process.env.BODY, 'utf8');
  app.get('/', (_request, response) => response.type('html').send(body));
`;

/** Rounds of all take turns; of each the one that other work on the machine disturbed least. */
async function takeTurns(servers: { server: Server; at: string }[]) {
  const measured = servers.map((one) => ({ ...one, rounds: [] as Load[] }));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { server, at, rounds } of measured)
      rounds.push(await load(server, REQUESTS, () => ({ path: at }), CLIENTS));
  }
  // The first one warms each up.
  return measured.map(({ rounds }) => leastDisturbed(rounds.slice(1)));
}

async function compare(name: string, shop: Shop, pathname: string, folder: string, isKept = true) {
  const body = path.join(folder, 'body.html');
  writeFileSync(body, await (await fetch(`${shop.url}${pathname}`)).text());
  const bareServer = await startBare(folder, ROUTES, { BODY: body, NODE_ENV: 'production' });
  const plainServer = await startPlain(folder, body);
  const best = await takeTurns([
    { server: shop, at: pathname },
    { server: bareServer, at: '/' },
    { server: plainServer, at: '/' },
  ]);
  await stop(bareServer);
  await stop(plainServer);
  const [measured, bare, plain] = [itemAt(best, 0), itemAt(best, 1), itemAt(best, 2)];
  const what = `${name}, beside bare Express with the same bytes`;
  const cpu = { name: what, value: measured.cpu, unit: 'µs CPU', baseline: bare.cpu };
  const p99 = { name: `${name}, ${CLIENTS} at once: p99`, value: measured.p99, unit: 'ms' };
  const besideBare = { ...p99, name: `${p99.name}, beside bare Express`, baseline: bare.p99 };
  return [
    atMostTimes(isKept ? KEPT_AIM : FALLBACK_AIM, cpu),
    isKept ? atMost(P99_AIM_MS, besideBare) : atMostTimes(1, besideBare),
    { ...p99, name: `${p99.name}, beside Node's own server`, baseline: plain.p99 },
  ];
}

/** A registry like the shop's, but for mf-learn: its version is not there. */
function registryWithoutLearn(shop: Shop, folder: string) {
  const registry = JSON.parse(readFileSync(path.join(shop.dataDir, 'registry.json'), 'utf8'));
  registry.remotes.mf_learn.version = 'gone';
  const file = path.join(folder, 'registry.json');
  writeFileSync(file, JSON.stringify(registry));
  return file;
}

/** What renderEntry tells, by page. */
type Renderings = Record<string, { here: number; inRenderer: number }>;

/** Milliseconds for a page that is in no cache: in a renderer, beside the same in one process. */
async function measureRendering(shop: Shop): Promise<Row[]> {
  const outputPath = path.join(root, '.cache/bench');
  const version = sourceVersion('shell');
  await runRspack(
    nodeConfig({
      app: '.',
      entries: { render: './tests/bench/renderEntry.ts' },
      outputPath,
      version,
      mode: 'production',
    }),
  );
  const registry = path.join(shop.dataDir, 'registry.json');
  const program = fork(path.join(outputPath, 'render.js'), [releasesFolder, registry, version, ...PAGES], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const results = await new Promise<Renderings>((resolve, reject) => {
    program.once('message', (message: Renderings) => resolve(message));
    program.once('exit', (code) => reject(new Error(`rendering ended with ${code}`)));
  });
  return Object.entries(results).map(([page, { here, inRenderer }]) => {
    const name = `${page} rendered in a renderer, beside in the process`;
    return atMostTimes(RENDERER_AIM, { name, value: inRenderer, unit: 'ms', baseline: here });
  });
}

/** Milliseconds of a first start, on an empty data folder and with nothing beside it: the middle of some. */
async function measureStart() {
  const times: number[] = [];
  for (let round = 0; round < STARTS; round += 1) {
    const shop = await startShop();
    times.push(shop.startMs);
    await shop.stop();
  }
  return median(times);
}

export default async function bench() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'server-bench-'));
  const rows: Row[] = [];
  const startMs = await measureStart();
  const shop = await startShop();
  for (const page of PAGES) rows.push(...(await compare(`${page} from the cache`, shop, page, folder)));
  const crippled = await startShop({ REGISTRY_FILE: registryWithoutLearn(shop, folder) });
  rows.push(...(await compare('/faq, mf-learn down', crippled, '/faq', folder, false)));
  rows.push(...(await compare('/shop, mf-learn down', crippled, '/shop', folder, false)));
  await crippled.stop();
  rows.push(await measureBesideRenders(shop));
  rows.push(...(await measureRendering(shop)));
  await shop.stop();
  rmSync(folder, { recursive: true });
  return [
    ...rows,
    {
      name: 'npm start until served, all built',
      value: startMs / 1000,
      unit: 's',
      aim: `<= ${START_AIM_MS / 1000} s`,
      isMet: startMs <= START_AIM_MS,
    },
  ];
}
