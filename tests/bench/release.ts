import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readJson, releaseFolder } from '../../shared/tooling/apps';
import type { Check } from '../../shared/tooling/release/gate/gate';
import type { Row, Shop } from './bench';

type Release = { app: string; version: string };

/** Seconds that build, checks and switch may take, the look in the browser on top of them, and the way back. */
const AIM_S = 6;
const LOOK_AIM_S = 12;
const ROLLBACK_AIM_S = 0.6;

/** A page of each remote. */
const PAGE_OF: Record<string, string> = {
  'mf-tools': '/wax-calculator',
  'mf-catalog': '/shop',
  'mf-learn': '/faq',
  'mf-cart': '/cart',
};

async function isServed(shop: Shop, { app, version }: Release) {
  const page = await (await fetch(shop.url + PAGE_OF[app])).text();
  return page.includes(`"${app.replace('-', '_')}":{"version":"${version}"`);
}

const getEnv = ({ dataDir }: Shop) => ({ ...process.env, NODE_ENV: undefined, DATA_DIR: dataDir });

/** Builds and releases one part from a copy of the repository, as its team does. */
export function release(cwd: string, shop: Shop, { app, version, hasLook }: Release & { hasLook: boolean }) {
  const command = ['run', 'release', '-w', app, '--', '--version', version];
  if (!hasLook) command.push('--no-browser');
  const { status, stdout, stderr } = spawnSync('npm', command, { cwd, encoding: 'utf8', env: getEnv(shop) });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

/** Seconds from the command to the new version on the page, without and with the look. */
export async function measureRelease(folder: string, shop: Shop, { app, version }: Release): Promise<Row[]> {
  const hasLook = app !== 'shell';
  const startedAt = performance.now();
  release(folder, shop, { app, version, hasLook });
  // This process stood still while the command ran: that its kept connections were closed meanwhile it has yet to notice.
  await setTimeout(50);
  if (!hasLook) return [];
  while (!(await isServed(shop, { app, version })));
  const whole = (performance.now() - startedAt) / 1000;
  const { checks } = readJson<{ checks: Check[] }>(path.join(releaseFolder(app, version), 'checks.json'));
  const look = (checks.find(({ name }) => name === 'browser')?.ms ?? 0) / 1000;
  const pages = checks.flatMap((check) => check.pages ?? []).length;
  return [
    {
      name: `release of ${app}: build, checks, switch, served`,
      value: whole - look,
      unit: 's',
      aim: `<= ${AIM_S} s`,
      isMet: whole - look <= AIM_S,
    },
    {
      name: `and its look in the browser, at ${pages} pages that it touches`,
      value: look,
      unit: 's',
      aim: `<= ${LOOK_AIM_S} s`,
      isMet: look <= LOOK_AIM_S,
    },
  ];
}

/** Milliseconds that npm takes for a command of a workspace that does nothing. */
async function measureNpm(cwd: string, app: string) {
  const file = path.join(cwd, app, 'package.json');
  const described = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...described, scripts: { ...described.scripts, nothing: 'true' } }));
  const startedAt = performance.now();
  await once(spawn('npm', ['run', 'nothing', '-w', app], { cwd, stdio: 'ignore' }), 'exit');
  return performance.now() - startedAt;
}

/** Seconds from the command until the page has the version before, beside those of npm alone. */
export async function measureRollback(cwd: string, shop: Shop, { app, version }: Release): Promise<Row[]> {
  if (app === 'shell') return [];
  const npmMs = await measureNpm(cwd, app);
  const startedAt = performance.now();
  const command = spawn('npm', ['run', 'rollback', '-w', app], { cwd, env: getEnv(shop), stdio: 'ignore' });
  const ended = once(command, 'exit');
  // Asked more often, the shop and this process take the processor from the command.
  while (await isServed(shop, { app, version })) await setTimeout(25);
  const value = (performance.now() - startedAt) / 1000;
  const [code] = await ended;
  if (code !== 0) throw new Error(`the rollback ended with ${code}`);
  return [
    {
      name: `rollback of ${app}, command to served, beside npm alone`,
      value,
      unit: 's',
      baseline: npmMs / 1000,
      aim: `<= ${ROLLBACK_AIM_S} s`,
      isMet: value <= ROLLBACK_AIM_S,
    },
  ];
}
