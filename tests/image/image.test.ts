import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { until } from '../../checkout-service/testing/builtService';
import { freePort } from '../support/freePort';
import { execForm, readDockerfile } from '../support/readDockerfile';
import { S3StandIn } from '../support/s3StandIn';

jest.setTimeout(600_000);
const root = path.resolve(__dirname, '../..');
/** Megabytes of node:24-alpine, unpacked: Node 121, Alpine 8, npm, yarn and corepack 27. */
const BASE_MB = 156;
const LIMIT_MB = 250;
/** The user `node` of the official images. */
const NOBODY = 1000;
const isRoot = process.getuid?.() === 0;

const [build, last] = readDockerfile(path.join(root, 'Dockerfile'));
const find = (name: string) => last?.instructions.find((one) => one.name === name);
const getWords = (name: string) => {
  const found = find(name);
  if (!found) throw new Error(`the Dockerfile has no ${name}`);
  return execForm(found);
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'image-'));
const [app, image, data] = ['app', 'image', 'data'].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
];
const running: ChildProcess[] = [];

/** The repository as the build sees it: what git has, and nothing that was installed or built. */
function copySources() {
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of listed.stdout.split('\n').filter(Boolean))
    if (statSync(path.join(root, file), { throwIfNoEntry: false }))
      cpSync(path.join(root, file), path.join(app, file));
}

beforeAll(() => {
  copySources();
  const steps = build?.instructions.find(({ name }) => name === 'RUN')?.line.replace('RUN ', '') ?? '';
  expect(steps).toContain(' /image');
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ENV_FILE: 'none' };
  const done = spawnSync('sh', ['-c', steps.replace('/image', image)], { cwd: app, env, encoding: 'utf8' });
  expect([done.status, done.status ? done.stdout + done.stderr : '']).toEqual([0, '']);
  mkdirSync(data);
  if (isRoot) chownSync(data, NOBODY, NOBODY);
  chmodSync(folder, 0o755);
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function filesBelow(place: string) {
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Runs a command of the image as its user, with its environment; `/app` and `/data` are folders here. */
function runHere(words: string[], settings: Record<string, string>) {
  const here = (text: string) => text.replace(/^\/app/, image).replace(/^\/data/, data);
  const ofImage = (find('ENV')?.words ?? []).filter((word) => word.includes('='));
  const variables = [...ofImage.map((word) => word.split('=')), ...Object.entries(settings)];
  const env = Object.fromEntries(variables.map(([name, value = '']) => [name, here(value)]));
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn(words[0] === 'node' ? process.execPath : (words[0] ?? ''), words.slice(1), {
    cwd: image,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  running.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { child, ended, said: () => said };
}

const start = (command: string[], settings: Record<string, string>) =>
  runHere([...getWords('ENTRYPOINT'), ...command], settings);
const isHealthy = async (settings: Record<string, string>, ...words: string[]) =>
  (await runHere([...getWords('HEALTHCHECK'), ...words], settings).ended) === 0;

test('what the steps leave is small, has nothing for another C library, and no source or test', () => {
  const files = filesBelow(image);
  const megabytes = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1024 / 1024;
  console.log(
    `The image: ${Math.round(megabytes)} MB of its own, ${Math.round(megabytes + BASE_MB)} MB in all.`,
  );
  expect(megabytes + BASE_MB).toBeLessThanOrEqual(LIMIT_MB);
  // A release is whole: its types for other hosts and those of the calculators' package belong to it.
  const isPromised = (file: string) =>
    /\/releases\/mf-[a-z]+\/[^/]+\/(package\/[^/]+|client\/@mf-types)\.d\.ts$/.test(file);
  expect(files.filter((file) => /\.(node|tsx?|map)$/.test(file) && !isPromised(file))).toEqual([]);
});

test('both programs run as nobody in particular, write into /data alone, are healthy, serve, and end when told to', async () => {
  const [port, checkoutPort] = [String(await freePort()), String(await freePort())];
  const before = filesBelow(image).length;
  const settings = {
    PORT: port,
    CHECKOUT_PORT: checkoutPort,
    CHECKOUT_URL: `http://127.0.0.1:${checkoutPort}`,
    SITE_ORIGIN: `http://127.0.0.1:${port}`,
    PAYMENTS_SANDBOX: 'allow',
  };
  const checkout = start(['checkout-service/dist/server.js'], settings);
  const shell = start(getWords('CMD'), settings);
  await until(() => isHealthy(settings, 'checkout'), 30_000);
  await until(() => isHealthy(settings), 30_000);
  const page = await (await fetch(`http://127.0.0.1:${port}/wax/soy-wax`)).text();
  expect(page).toContain('<h1');
  const [, script = ''] = /"(\/r\/shell\/[^"]+\.js)"/.exec(page) ?? [];
  expect((await fetch(`http://127.0.0.1:${port}${script}`)).status).toBe(200);
  const products = await (await fetch(`http://127.0.0.1:${port}/api/products`)).json();
  expect(products).toContainEqual(expect.objectContaining({ slug: 'soy-wax' }));
  for (const { child, ended, said } of [shell, checkout]) {
    child.kill('SIGTERM');
    expect([await ended, said()]).toEqual([0, expect.not.stringContaining('EACCES')]);
  }
  expect(filesBelow(image)).toHaveLength(before);
  expect(await isHealthy(settings)).toBe(false);
});

test('beside an object store: the build fills the bucket, a shell takes all from it, and its tool can record a verdict', async () => {
  const s3 = await new S3StandIn().start();
  try {
    s3.hasBucket = false;
    const env = {
      ...process.env,
      NODE_ENV: undefined,
      ENV_FILE: 'none',
      ...s3.environment,
      DATA_DIR: path.join(folder, 'publish'),
    };
    const filling = spawn(process.execPath, ['shared/tooling/run.mjs', 'release/fillStore'], {
      cwd: app,
      env,
      stdio: 'inherit',
    });
    expect(await new Promise((resolve) => filling.once('exit', resolve))).toBe(0);
    const port = String(await freePort());
    const settings = {
      PORT: port,
      ...s3.environment,
      REGISTRY_FILE: '/data/registry.json',
      RELEASES_DIR: '/data/releases',
    };
    const shell = start(getWords('CMD'), settings);
    await until(() => isHealthy(settings), 30_000);
    await until(async () => (await fetch(`http://127.0.0.1:${port}/wax-calculator`)).status === 200, 30_000);
    const tool = start(
      [
        'shared/tooling/run.mjs',
        'release/recordVerdict',
        'mf_tools',
        'mf-tools',
        'none',
        'ended',
        'no reason',
      ],
      { ...settings, DATA_DIR: '/data' },
    );
    expect([await tool.ended, tool.said()]).toEqual([0, '']);
    shell.child.kill('SIGTERM');
    expect(await shell.ended).toBe(0);
  } finally {
    await s3.stop();
  }
});
