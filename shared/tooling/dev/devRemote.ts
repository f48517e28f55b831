// npm run dev -w mf-… -- --shop http://127.0.0.1:3000: one remote with hot update, in a real shop.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { claimPort } from '@shop/node/settings/claimPort';
import { createProxyMiddleware, responseInterceptor } from 'http-proxy-middleware';
import { getContainer } from '../apps';
import { getDeclaration } from '../declaration';
import { exitWithError } from '../exitWithError';
import { root } from '../paths';
import { getTarget } from '../release/commandTarget';
import { startDevServer } from './devServers';
import { allowOrigins, barScript, overridePage } from './overridePage';

const STARTER_LOOK_MS = 500;

if (!existsSync(path.join(root, 'shell')))
  exitWithError("npm run dev needs the shop's repository: it runs the frame from its source.");
const app = getTarget('dev');
const { values } = parseArgs({ options: { shop: { type: 'string', default: '' } } });
if (!URL.canParse(values.shop))
  exitWithError(`Name the shop: npm run dev -w ${app} -- --shop http://127.0.0.1:3000`);
const shop = new URL(values.shop).origin;

const permission = await fetch(`${shop}/dev-overrides`).catch(() =>
  exitWithError(`No shop answers at ${shop}.`),
);
if (permission.status !== 204)
  exitWithError(`The shop at ${shop} does not allow it. Its operator sets DEV_OVERRIDES=true.`);

const frame = await startDevServer('shell');
const remote = await startDevServer(app);
const own = {
  name: getContainer(app),
  entry: `${remote}/remoteEntry.js`,
  segments: getDeclaration(app).segments,
  frame,
};
const bar = barScript(
  `${app} and the frame from this machine, everything else from ${shop}. Only you see this.`,
);

const proxy = createProxyMiddleware({
  target: shop,
  changeOrigin: true,
  // The shop takes orders from its own pages.
  headers: { origin: shop },
  selfHandleResponse: true,
  on: {
    proxyRes: responseInterceptor(async (body, { headers }, _req, res) => {
      if (headers.location) res.setHeader('Location', headers.location.replace(shop, ''));
      const isHtml = headers['content-type']?.startsWith('text/html');
      const page = isHtml ? overridePage(body.toString(), own) : null;
      if (!page) return body;
      res.statusCode = 200;
      res.setHeader('Cache-Control', 'no-store');
      const policy = String(headers['content-security-policy'] ?? '');
      res.setHeader('Content-Security-Policy', allowOrigins(policy, [frame, remote]));
      return page;
    }),
  },
});

const port = await claimPort('PORT', Number(process.env.PORT || 0));
const server = createServer((req, res): void => {
  if (req.url === '/@dev/bar.js')
    return void res.writeHead(200, { 'Content-Type': 'text/javascript' }).end(bar);
  void proxy(req, res, () => res.writeHead(502).end());
});
server.listen(port, '127.0.0.1', () =>
  console.log(`The shop with your ${app} is open at http://127.0.0.1:${port}`),
);
// npm passes a signal to the shell that started this, and that keeps it for itself.
const starter = process.ppid;
setInterval(() => process.ppid !== starter && process.exit(0), STARTER_LOOK_MS).unref();
