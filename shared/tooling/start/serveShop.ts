import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { claimPort } from '@shop/node/settings/claimPort';
import { getAddress, LAST_PORT, parseWholeNumber, wholeNumberRule } from '@shop/node/settings/plain';
import { releaseFolder } from '../apps';
import { exitWithError } from '../exitWithError';
import { dataFolder, packageFolder, releasesFolder, root } from '../paths';

const host = process.env.SHELL_HOST || '127.0.0.1';

/** Proxies before the shop; the parts take ten, and the shell is one of them to the service. */
const MOST_PROXIES = 9;

/** Refused before a minute of building, not after. */
function readNumber(name: string, fallback: number, most: number) {
  const text = process.env[name];
  if (!text) return fallback;
  return parseWholeNumber(text, 0, most) ?? exitWithError(`${name} ${wholeNumberRule(0, most)}.`);
}

async function readSettings() {
  const port = await claimPort('PORT', readNumber('PORT', 3000, LAST_PORT), host);
  const checkoutPort = await claimPort('CHECKOUT_PORT', readNumber('CHECKOUT_PORT', 4242, LAST_PORT));
  if (port === checkoutPort) exitWithError(`PORT and CHECKOUT_PORT are both ${port}.`);
  return { port, checkoutPort, proxies: readNumber('TRUST_PROXY', 0, MOST_PROXIES) };
}

function expectWritable(name: string, folder: string) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    exitWithError(`${name} cannot be written: ${folder}.`);
  }
}

export async function exitOnWrongStart() {
  expectWritable('DATA_DIR', dataFolder);
  expectWritable('RELEASES_DIR', releasesFolder);
  await readSettings();
}

type Shop = { supervisorVersion: string; frontFile: string | Promise<string>; frontEnv?: NodeJS.ProcessEnv };

/** One supervisor, which comes with a release of the shell. `frontFile` may come while the service starts. */
export async function serveShop({ supervisorVersion, frontFile, frontEnv }: Shop) {
  const { port, checkoutPort, proxies } = await readSettings();
  const program = path.join(releaseFolder('shell', supervisorVersion), 'server/supervisor.js');
  const { Supervisor } = await import(pathToFileURL(program).href);
  const supervisor = new Supervisor({ host, port });
  const address = getAddress(host, port);
  const origin = process.env.SITE_ORIGIN || address;
  const common = { DATA_DIR: dataFolder, SITE_ORIGIN: origin };
  const checkout = supervisor.startService('checkout service', {
    file: path.join(root, 'checkout-service/dist/server.js'),
    cwd: root,
    env: { ...common, CHECKOUT_PORT: String(checkoutPort), TRUST_PROXY: String(proxies + 1) },
  });
  const [{ isSandbox, paymentOrigins }, file] = await Promise.all([checkout.settings, frontFile]);
  const front = supervisor.startFront({
    file,
    cwd: root,
    env: {
      ...common,
      RELEASES_DIR: releasesFolder,
      PORT: String(port),
      CHECKOUT_URL: getAddress(process.env.CHECKOUT_HOST || '127.0.0.1', checkoutPort),
      CHECKOUT_SANDBOX: String(isSandbox),
      PAYMENT_ORIGINS: paymentOrigins.join(','),
      RELEASE_RECEIVER: path.join(packageFolder('@shop/tooling'), 'run.mjs'),
      ...frontEnv,
    },
  });
  await Promise.all([checkout.ready, front.ready]);
  console.log(`The shop is open at ${address}`);
  if (isSandbox) console.log('Payments are in sandbox mode: no card is charged.');
  return { checkout, front };
}
