import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../support/freePort';
import { expect, httpTest as test } from '../support/journey';
import { startShop } from '../support/startShop';
import { unlessCommon } from '../support/whole';

const root = fileURLToPath(new URL('../..', import.meta.url));

const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the shop with settings that must be refused; gives its exit code and what it said on stderr. */
async function refusedStart(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['shared/tooling/run.mjs', 'start/start'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      PORT: String(await freePort()),
      CHECKOUT_PORT: '0',
      DATA_DIR: path.join(folder, 'data'),
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, sentences: said.trim().split('\n') };
}

test('a port in use is named, and nothing is started', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  const port = String(typeof address === 'object' ? address?.port : 0);
  for (const name of ['PORT', 'CHECKOUT_PORT']) {
    const { code, sentences } = await refusedStart({ [name]: port });
    expect({ code, sentences }).toEqual({
      code: 1,
      sentences: [`${name} ${port} is in use by another program.`],
    });
  }
  await new Promise((resolve) => taken.close(resolve));
  const { sentences } = await refusedStart({ PORT: port, CHECKOUT_PORT: port });
  expect(sentences).toEqual([`PORT and CHECKOUT_PORT are both ${port}.`]);
});

test('a data folder that cannot be written is named', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  const { code, sentences } = await refusedStart({ DATA_DIR: path.join(file, 'data') });
  expect(code).toBe(1);
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toContain('DATA_DIR');
});

const wrongSettings = {
  PORT: ['http', /^PORT must be a whole number from 0 to 65535\.$/],
  CHECKOUT_PORT: ['1e3', /^CHECKOUT_PORT must be a whole number from 0 to 65535\.$/],
  TRUST_PROXY: ['10', /^TRUST_PROXY must be a whole number from 0 to 9\.$/],
  SITE_ORIGIN: ['shop.example', /SITE_ORIGIN/],
  CHECKOUT_RATE_LIMIT: ['many', /CHECKOUT_RATE_LIMIT/],
  CONTACT_ENDPOINT: ['javascript:alert(1)', /CONTACT_ENDPOINT/],
  STRIPE_SECRET_KEY: ['sk_test_without_webhook_secret', /STRIPE_WEBHOOK_SECRET/],
} as const;
for (const [name, [value, sentence]] of Object.entries(wrongSettings)) {
  const isCommon = name === 'PORT' || name === 'STRIPE_SECRET_KEY';
  test(`a wrong ${name} ends the start with a sentence${unlessCommon(isCommon)}`, async () => {
    const { code, sentences } = await refusedStart({ [name]: value });
    expect(code).toBe(1);
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toMatch(sentence);
  });
}

/** The processes that work on this data folder, where the machine tells (Linux). */
function processesOn(dataDir: string): string[] {
  if (!existsSync('/proc/self/environ')) return [];
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/environ`, 'utf8').includes(dataDir);
    } catch {
      // It has ended meanwhile, or belongs to somebody else.
      return false;
    }
  });
}

test('SIGTERM while the shop is prepared ends every process @whole', async () => {
  test.skip(!existsSync('/proc/self/environ'), 'processes are found in /proc');
  const dataDir = mkdtempSync(path.join(folder, 'early-'));
  const env = { ...process.env, NODE_ENV: undefined, PORT: '0', CHECKOUT_PORT: '0', DATA_DIR: dataDir };
  const child = spawn(process.execPath, ['shared/tooling/run.mjs', 'start/start'], { cwd: root, env });
  await expect.poll(() => processesOn(dataDir).length, { intervals: [5] }).toBeGreaterThan(1);
  child.kill('SIGTERM');
  await expect.poll(() => processesOn(dataDir), { timeout: 10_000 }).toEqual([]);
});

test('a part that is killed is started again, orders are kept, and SIGTERM to npm start ends every process @whole', async () => {
  test.skip(!existsSync('/proc/self/environ'), 'processes are found in /proc');
  const shop = await startShop();
  const status = async (url: string) => (await fetch(shop.url + url).catch(() => null))?.status;
  const kill = (program: string) => {
    const pids = processesOn(shop.dataDir).filter((pid) =>
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program),
    );
    for (const pid of pids) process.kill(Number(pid), 'SIGKILL');
    expect(pids.length).toBeGreaterThan(0);
  };
  const item = { id: 'wx-201', name: 'Soy Wax', price: 14.99, variantId: null, quantity: 1 };
  const click = async () => {
    const answer = await fetch(`${shop.url}/api/create-checkout`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'the same click' },
      body: JSON.stringify({ items: [item] }),
    });
    return answer.json();
  };
  const first = await click();
  kill('checkout-service/dist/server.js');
  expect(await status('/wax/soy-wax')).toBe(200);
  await expect.poll(() => status('/readyz')).toBe(200);
  expect((await click()).url).toBe(first.url);
  kill('server/front.js');
  await expect.poll(() => status('/wax/soy-wax')).toBe(200);
  expect(shop.said()).toContain('The checkout service ended (SIGKILL) and is started again.');
  await expect.poll(() => processesOn(shop.dataDir).length).toBeGreaterThan(3);
  expect(await shop.stop()).toBe(0);
  expect(processesOn(shop.dataDir)).toEqual([]);
  await expect(fetch(`${shop.url}/healthz`)).rejects.toThrow();
});
