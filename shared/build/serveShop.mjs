import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { LAST_PORT, parseWholeNumber, wholeNumberRule } from '@shop/settings/plain';
import { releaseFolder } from './apps.mjs';
import { dataFolder, releasesFolder, root } from './paths.mjs';

/** Milliseconds that the parts have to end before they are killed; the promise is 10 s in all. */
const END_MS = 9000;
/** Milliseconds before a part that has ended is started again: at first, and at most while it does not come up. */
const RESTART_MS = 250;
const RESTART_MOST_MS = 30_000;

/** Proxies before the shop; the parts take ten, and the shell is one of them to the service. */
const MOST_PROXIES = 9;

/**
 * glibc gives memory back to the system from 128 kB on, and not only from what was once the largest piece: compiling the
 * embedded database leaves 45 MB less behind.
 */
const LEAN = { MALLOC_TRIM_THRESHOLD_: '131072' };

/** Ends the start with one sentence. */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** A variable as the parts read it, so that what they would refuse is refused before a minute of building. */
function readNumber(name, fallback, most) {
  const given = process.env[name];
  if (!given) return fallback;
  const value = parseWholeNumber(given, 0, most);
  if (value === null) refuse(`${name} ${wholeNumberRule(0, most)}.`);
  return value;
}

const readPort = () => readNumber('PORT', 3000, LAST_PORT);
const readCheckoutPort = () => readNumber('CHECKOUT_PORT', 4242, LAST_PORT);
const readProxies = () => readNumber('TRUST_PROXY', 0, MOST_PROXIES);

/** The port itself, or a free one for 0. Refuses one that is taken. */
export function takePort(name, port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) =>
      refuse(
        code === 'EADDRINUSE'
          ? `${name} ${port} is in use by another program.`
          : `${name} ${port} cannot be used (${code}).`,
      ),
    );
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      const free = typeof address === 'object' ? address?.port : undefined;
      probe.close(() => resolve(free));
    });
  });
}

function takeDataDir() {
  try {
    mkdirSync(dataFolder, { recursive: true });
    accessSync(dataFolder, constants.W_OK);
  } catch {
    refuse(`DATA_DIR cannot be written: ${dataFolder}.`);
  }
  return dataFolder;
}

/**
 * Starts a part of the shop, and starts it again whenever it ends on its own after it was ready once; gives the first
 * message of each type that it sends, and a way to go on with another file. One that was never ready has said why, and the
 * start ends with it.
 */
function supervisePart(name, file, env, { children, isEnding, onEnd }) {
  const said = new EventEmitter();
  const first = { settings: once(said, 'settings'), ready: once(said, 'ready') };
  let wasReady = false;
  let pauseMs = RESTART_MS;
  let program = file;
  let current = null;
  const start = () => {
    if (isEnding()) return;
    const child = spawn(process.execPath, ['--enable-source-maps', program], {
      cwd: root,
      env: { ...LEAN, ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    children.add(child);
    current = child;
    child.on('message', (/** @type {{ type?: string } | null} */ message) => {
      if (message?.type === 'ready') {
        wasReady = true;
        pauseMs = RESTART_MS;
      }
      if (message?.type in first) said.emit(message.type, message);
    });
    child.once('exit', (code, signal) => {
      children.delete(child);
      if (isEnding() || !wasReady) return onEnd(code);
      process.stderr.write(`The ${name} ended (${code ?? signal}) and is started again.\n`);
      setTimeout(start, pauseMs);
      pauseMs = Math.min(2 * pauseMs, RESTART_MOST_MS);
    });
  };
  start();
  /** Goes on with another build of the program. */
  const replace = (built) => {
    program = built;
    pauseMs = 0;
    current?.kill('SIGTERM');
  };
  return { ...first, replace };
}

/** Refuses a start that cannot work: a wrong number, a port in use, a folder that cannot be written. Gives the folder. */
export async function refuseWrongStart() {
  const dataDir = takeDataDir();
  await takePort('PORT', readPort());
  await takePort('CHECKOUT_PORT', readCheckoutPort());
  readProxies();
  return dataDir;
}

/**
 * Serves the shop: checkout service, then shell. Pages go on while the checkout service is started again after a crash.
 * `versions` may come while the service starts. `shellFile` is another program than the release's. `shellEnv` adds to the shell's
 * environment; `onEnd` runs when the shop is told to end.
 */
export async function serveShop({ versions, shellFile = '', shellEnv = {}, onEnd = () => {} }) {
  const dataDir = takeDataDir();
  const port = await takePort('PORT', readPort());
  const checkoutPort = await takePort('CHECKOUT_PORT', readCheckoutPort());
  const siteOrigin = process.env.SITE_ORIGIN || `http://127.0.0.1:${port}`;
  const children = new Set();
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    onEnd();
    for (const child of children) child.kill('SIGTERM');
    if (children.size === 0) process.exit();
    setTimeout(() => {
      for (const child of children) child.kill('SIGKILL');
    }, END_MS).unref();
  };
  const parts = {
    children,
    isEnding: () => isEnding,
    onEnd(code) {
      // A part that could not start has said why; its code becomes ours.
      if (!isEnding) process.exitCode = code || 1;
      end();
      if (children.size === 0) process.exit();
    },
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);

  const checkout = supervisePart(
    'checkout service',
    path.join(root, 'checkout-service/dist/server.js'),
    {
      DATA_DIR: dataDir,
      CHECKOUT_PORT: String(checkoutPort),
      SITE_ORIGIN: siteOrigin,
      // The shell stands between the client and the service.
      TRUST_PROXY: String(readProxies() + 1),
    },
    parts,
  );
  // The shell starts while the service opens its database.
  const [[{ isSandbox, paymentOrigins }], { shell: version }] = await Promise.all([
    checkout.settings,
    versions,
  ]);
  const shell = supervisePart(
    'shell',
    shellFile || path.join(releaseFolder('shell', version), 'server/server.js'),
    {
      DATA_DIR: dataDir,
      RELEASES_DIR: releasesFolder,
      PORT: String(port),
      SITE_ORIGIN: siteOrigin,
      CHECKOUT_URL: `http://127.0.0.1:${checkoutPort}`,
      CHECKOUT_SANDBOX: String(isSandbox),
      PAYMENT_ORIGINS: paymentOrigins.join(','),
      RELEASE_RECEIVER: path.join(import.meta.dirname, 'receiveRelease.mjs'),
      ...shellEnv,
    },
    parts,
  );
  await Promise.all([checkout.ready, shell.ready]);
  console.log(`The shop is open at http://127.0.0.1:${port}`);
  if (isSandbox) console.log('Payments are in sandbox mode: no card is charged.');
  return { shell: shell.replace, 'checkout-service': checkout.replace };
}
