import { Agent, get } from 'node:http';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { listChildren, readMemory } from './support/readMemory';
import { makeReleaseFolder } from './support/releaseFolder';
import { buildShop, pointersAt, startShell } from './support/shellAlone';
import { openBrowser } from './support/shopper';

/*
 * Versions change under visitors, with and without a browser: nobody fails, and no connection that has seen a version is
 * answered with the one before. FAULT_CHAOS=1 switches 300 times, under three browsers, and watches the memory.
 */
const isWhole = process.env.FAULT_CHAOS === '1';
const SWITCHES = isWhole ? 300 : 8;
const BROWSERS = isWhole ? 3 : 1;
const CONNECTIONS = 6;
/** Milliseconds between two requests of a connection: 50 a second in all. */
const PAUSE_MS = 120;
jest.setTimeout(60_000 + SWITCHES * 5000);

const versions = buildShop();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A release folder in which mf-tools has as many versions as there are switches, all with the same files. */
function makePlace() {
  const names = Array.from({ length: SWITCHES + 1 }, (_, count) => `v${count}`);
  // Under its own name, too: the browser's chunks know where they were built for.
  const place = makeReleaseFolder(versions, { 'mf-tools': [versions['mf-tools'] ?? '', ...names] });
  const switchTo = (generation: number) =>
    place.point(generation, pointersAt({ ...versions, 'mf-tools': `v${generation}` }));
  return { ...place, switchTo };
}

function ask(url: string, agent: Agent): Promise<{ status: number | undefined; version: number }> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      let html = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        html += chunk;
      });
      answer.once('end', () => {
        const version = Number(/"mf_tools":\{"version":"v(\d+)"/.exec(html)?.[1]);
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

/** Loads the page in a browser, again and again, until told to stop; gives what went wrong. */
async function browse(browser: Browser, url: string, isOver: () => boolean): Promise<string[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('response', (response) => {
    const isShells = !new URL(response.url()).pathname.startsWith('/api/');
    if (isShells && response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`);
  });
  do {
    await page.goto(url, { timeout: 60_000 });
    await page.locator('html[data-started]').waitFor({ state: 'attached', timeout: 60_000 });
  } while (!isOver());
  await context.close();
  return wrong;
}

const GROWTH = 1.05;
const preload = `--require=${path.join(__dirname, 'support/collectOnSignal.cjs')}`;

/** V8 collects late where memory is plenty: what waits for it comes and goes, what is kept of a release that has gone stays. */
async function measureKept(pid: number): Promise<number> {
  for (const front of listChildren(pid)) process.kill(front, 'SIGUSR2');
  await pause(2000);
  return readMemory(pid);
}

test('versions change under visitors: no request fails, and no connection goes back @whole', async () => {
  const place = makePlace();
  place.switchTo(0);
  const shell = await startShell(place, versions.shell ?? '', { env: { NODE_OPTIONS: preload } });
  const browser = await openBrowser();
  const kept: Record<number, number> = {};
  let isOver = false;
  try {
    const url = `${shell.url}/wax-calculator`;
    const browsers = Array.from({ length: BROWSERS }, () => browse(browser, url, () => isOver));
    const visitors = Array.from({ length: CONNECTIONS }, () => visit(url, () => isOver));
    for (let generation = 1; generation <= SWITCHES; generation++) {
      place.switchTo(generation);
      while (place.served().generation < generation) await pause(20);
      const answers = await Promise.all(Array.from({ length: 4 }, () => ask(url, new Agent())));
      expect(answers.map(({ version }) => version)).toEqual(answers.map(() => generation));
      if (isWhole && generation % 100 === 0) kept[generation] = await measureKept(shell.pid);
    }
    isOver = true;
    expect((await Promise.all(browsers)).flat()).toEqual([]);
    if (isWhole) console.info(`megabytes by switches: ${JSON.stringify(kept)}`);
    expect(kept[300] ?? 0).toBeLessThanOrEqual((kept[100] ?? 0) * GROWTH);
    for (const seen of await Promise.all(visitors)) {
      expect(seen).toEqual([...seen].sort((a, b) => a - b));
      expect(seen.length).toBeGreaterThan(1);
    }
  } finally {
    isOver = true;
    await browser.close();
    await shell.stop();
    place.remove();
  }
});
