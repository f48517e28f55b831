import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { listen } from './listen';

/** As the shop itself compresses pages. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** The page as the browser alone would render it: an empty document with the same scripts and boot data. */
function withoutServerRendering(html: string) {
  const start = html.indexOf('<div id="app">');
  const boot = html.indexOf('<script id="boot"');
  const head = html.slice(0, start).replace(/<link rel="preload" as="image"[^>]*>/g, '');
  return `${head}<div id="app"></div>${html.slice(boot).replace('"isRendered":true', '"isRendered":false')}`;
}

/** The page as a static file: the same HTML, styles and pictures, and no script at all. */
function withoutScripts(html: string) {
  return html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '');
}

/** A static file with the page's heading and its first big picture: what no page with that picture can be quicker than. */
function pictureOnly(html: string) {
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  const pictures = html.match(/<picture>.*?<\/picture>/gs) ?? [];
  const first = pictures.find((picture) => /fetchpriority="high"/i.test(picture)) ?? '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Floor</title><style>img{display:block;max-width:100%;height:auto}</style></head><body><h1>${heading}</h1>${first}</body></html>`;
}

/** The same with as many bytes as the page has: the rest of its HTML in a comment behind the picture. */
function pictureAndBytes(html: string) {
  const rest = html.replaceAll('--', '- -');
  return pictureOnly(html).replace('</body>', () => `<!-- ${rest} --></body>`);
}

const same = (html: string) => html;
/** Headers of a page, and what each variant has instead. */
const keepHeaders = (headers: IncomingHttpHeaders) => headers;
const withoutPolicy = ({ 'content-security-policy': _policy, ...headers }: IncomingHttpHeaders) => headers;

type Variant = {
  change: (html: string) => string;
  headers: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
};

export const variantNames = [
  'asServed',
  'pictureOnly',
  'pictureAndBytes',
  'withoutScripts',
  'withoutServerRendering',
] as const;
export type VariantName = (typeof variantNames)[number];

export const variants: Record<VariantName, Variant> = {
  asServed: { change: same, headers: keepHeaders },
  pictureOnly: { change: pictureOnly, headers: withoutPolicy },
  pictureAndBytes: { change: pictureAndBytes, headers: withoutPolicy },
  withoutScripts: { change: withoutScripts, headers: keepHeaders },
  withoutServerRendering: { change: withoutServerRendering, headers: keepHeaders },
};

/** The page as it is, in a document that shares no process with the page before. */
export const withOpenerPolicy: Variant = {
  change: same,
  headers: (headers) => ({ ...headers, 'cross-origin-opener-policy': 'same-origin' }),
};

/** Serves a shop with every page changed; everything else comes from the shop itself. */
export async function serveVariant(shopUrl: string, { change, headers: toHeaders }: Variant) {
  const shop = new URL(shopUrl);
  const server = createServer((req, res) => {
    const isPage = (req.headers.accept ?? '').includes('text/html');
    const headers = { ...req.headers, ...(isPage ? { 'accept-encoding': 'identity' } : {}) };
    const asked = request(
      { host: shop.hostname, port: shop.port, path: req.url, method: req.method, headers },
      (answer) => {
        if (!isPage) {
          res.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(res);
          return;
        }
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () => {
          const { 'content-length': _length, ...rest } = answer.headers;
          const html = brotliCompressSync(change(Buffer.concat(chunks).toString()), QUICK);
          res.writeHead(answer.statusCode ?? 502, { ...toHeaders(rest), 'content-encoding': 'br' });
          res.end(html);
        });
      },
    );
    req.pipe(asked);
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url, stop };
}
