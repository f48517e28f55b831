import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import axe from 'axe-core';
import { releaseFolder } from '../apps.mjs';
import { findChromium } from '../findChromium.mjs';
import { releasesFolder } from '../paths.mjs';
import { smokePaths } from './smokePaths.mjs';
import { visitPage } from './visitPage.mjs';

const START_MS = 15_000;
/** Pages at once: two keep two cores busy. */
const LANES = 2;
/** So many faults, and no further page is opened: a release that is broken everywhere is refused soon. */
const ENOUGH_FAULTS = 6;

function findPort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}

/** The live shell with a composition, for this look alone. Its checkout service is away. */
async function serve(shell, composition) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'gate-'));
  const registry = path.join(folder, 'registry.json');
  await writeFile(registry, JSON.stringify({ generation: 1, remotes: composition }));
  const port = await findPort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    SITE_ORIGIN: origin,
    CHECKOUT_URL: 'http://127.0.0.1:9',
    DATA_DIR: folder,
    REGISTRY_FILE: registry,
    RELEASES_DIR: releasesFolder,
    SHELL_WORKERS: '1',
    LOG_LEVEL: 'silent',
  };
  const child = spawn(process.execPath, [path.join(releaseFolder('shell', shell), 'server/server.js')], {
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const stop = async () => {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  const isReady = await Promise.race([
    new Promise((resolve) => child.once('message', () => resolve(true))),
    new Promise((resolve) => child.once('exit', () => resolve(false))),
    new Promise((resolve) => setTimeout(resolve, START_MS, false).unref()),
  ]);
  return { origin, isReady, stop };
}

async function openBrowser() {
  try {
    const { chromium } = await import('playwright-core');
    return await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  } catch {
    return null;
  }
}

/**
 * Opens the pages of a release in Chromium: each loads, comes alive, says no error and passes axe.
 * @returns {Promise<string[] | null>} null where there is no Chromium
 */
export async function smoke({ shell, composition, name }) {
  const browser = await openBrowser();
  if (!browser) return null;
  const shop = await serve(shell, composition);
  try {
    if (!shop.isReady) return ['the shop does not start with it'];
    const paths = await smokePaths(shop.origin, composition[name]);
    const faults = [];
    const lane = async (index) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      await context.addInitScript(axe.source);
      for (let at = index; at < paths.length && faults.length < ENOUGH_FAULTS; at += LANES)
        faults.push(...(await visitPage(context, shop.origin, paths[at])));
      await context.close();
    };
    await Promise.all(Array.from({ length: LANES }, (_, index) => lane(index)));
    return faults;
  } finally {
    await browser.close();
    await shop.stop();
  }
}
