import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import type { Router } from 'express';
import type { StripeSettings } from '../config';
import { getServerAddress } from '../http/getServerAddress';
import type { Log } from '../log';
import { createSandboxApi } from './sandboxApi';
import { createSandboxPages } from './sandboxPages';
import { createSandboxStore } from './sandboxStore';
import { createWebhookSender } from './sandboxWebhooks';

type Options = {
  dataDir: string;
  siteOrigin: string;
  /** Known once the service listens. */
  payPageOrigin: () => string;
  ownOrigin: () => string;
  log: Log;
};

export type Sandbox = { stripe: StripeSettings; pages: Router; stop: () => Promise<void> };

/** Simulates Stripe in this process while there is no key: the same client over HTTP, with signed webhooks. */
export async function startSandbox(options: Options): Promise<Sandbox> {
  const secret = `whsec_sandbox_${randomBytes(24).toString('hex')}`;
  const webhooks = createWebhookSender({
    secret,
    endpoint: () => `${options.ownOrigin()}/api/stripe/webhook`,
    log: options.log,
  });
  const store = createSandboxStore({
    folder: path.join(options.dataDir, 'sandbox'),
    payPageBase: () => `${options.payPageOrigin()}/sandbox/pay`,
    onEvent: webhooks.send,
    log: options.log,
  });
  const server = createServer(createSandboxApi(store, options.log));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  const { port } = getServerAddress(server);
  return {
    stripe: {
      secretKey: 'sk_test_sandbox',
      webhookSecrets: [secret],
      apiBase: new URL(`http://127.0.0.1:${port}`),
      isLive: false,
    },
    pages: createSandboxPages(store, options.siteOrigin),
    stop: async () => {
      webhooks.stop();
      store.stop();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
