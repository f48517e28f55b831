import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { loadTooling } from '../../shared/tooling/compiled.mjs';

const { readJson, releaseFolder } = await loadTooling('apps');
const { root } = await loadTooling('paths');

/** Seconds that build, checks and switch may take, the look in the browser on top of them, and the way back. */
const AIM_S = 6;
const LOOK_AIM_S = 12;
const ROLLBACK_AIM_S = 0.6;
/** The look's aim is for so many pages. */
const PAGES = 30;

/** Two remotes, of few and of many pages, and a page of each. */
const PAGE_OF = { 'mf-tools': '/wax-calculator', 'mf-catalog': '/shop' };

async function readPage(shop, app) {
  return (await fetch(shop.url + PAGE_OF[app])).text();
}

/** Seconds from the command until the page has the version before. */
async function measureRollback(shop, app, { version, env }) {
  const startedAt = performance.now();
  const command = spawn('npm', ['run', 'rollback', '-w', app], { cwd: root, env, stdio: 'ignore' });
  const ended = once(command, 'exit');
  // Asked more often, the shop and this process take the processor from the command.
  while ((await readPage(shop, app)).includes(version))
    await new Promise((resolve) => setTimeout(resolve, 25));
  const value = (performance.now() - startedAt) / 1000;
  const [code] = await ended;
  if (code !== 0) throw new Error(`the rollback ended with ${code}`);
  const aim = `<= ${ROLLBACK_AIM_S} s`;
  return {
    name: `rollback of ${app}, command to served`,
    value,
    unit: 's',
    aim,
    isMet: value <= ROLLBACK_AIM_S,
  };
}

/** Seconds from the command to the new version on the page, and what of it the browser takes. */
async function measureReleaseOf(app, shop) {
  const version = `bench-${process.pid}`;
  const env = { ...process.env, DATA_DIR: shop.dataDir };
  const startedAt = performance.now();
  const command = ['run', 'release', '-w', app, '--', '--version', version];
  const { status, stdout, stderr } = spawnSync('npm', command, { cwd: root, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  // This process stood still while the command ran: that its kept connections were closed meanwhile it has yet to notice.
  await new Promise((resolve) => setTimeout(resolve, 50));
  while (!(await readPage(shop, app)).includes(version));
  const whole = (performance.now() - startedAt) / 1000;
  const { checks } = readJson(path.join(releaseFolder(app, version), 'checks.json'));
  const look = (checks.find(({ name }) => name === 'browser')?.ms ?? 0) / 1000;
  const pages = checks.flatMap((check) => check.pages ?? []).length;
  const rollback = await measureRollback(shop, app, { version, env });
  rmSync(releaseFolder(app, version), { recursive: true });
  return [
    {
      name: `release of ${app}: build, checks, switch, served`,
      value: whole - look,
      unit: 's',
      aim: `<= ${AIM_S} s`,
      isMet: whole - look <= AIM_S,
    },
    {
      name: `and its look in the browser at ${pages} pages`,
      value: look,
      unit: 's',
      aim: `<= ${LOOK_AIM_S} s for ${PAGES}`,
      isMet: look / pages <= LOOK_AIM_S / PAGES,
    },
    rollback,
  ];
}

export async function measureReleases(shop) {
  const rows = [];
  for (const app of Object.keys(PAGE_OF)) rows.push(...(await measureReleaseOf(app, shop)));
  return rows;
}
