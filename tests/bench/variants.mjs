import { createServer, request } from 'node:http';

/** The page as the browser alone would render it: an empty document with the same scripts and boot data. */
function withoutServerRendering(html) {
  const start = html.indexOf('<div id="app">');
  const boot = html.indexOf('<script id="boot"');
  const head = html.slice(0, start).replace(/<link rel="preload" as="image"[^>]*>/g, '');
  return `${head}<div id="app"></div>${html.slice(boot).replace('"isRendered":true', '"isRendered":false')}`;
}

/** The page as a static file: the same HTML, styles and pictures, and no script at all. */
function withoutScripts(html) {
  return html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '');
}

export const variants = { asServed: (html) => html, withoutServerRendering, withoutScripts };

/** Serves a shop with every page changed; everything else comes from the shop itself. */
export function serveVariant(shopUrl, change) {
  const shop = new URL(shopUrl);
  const server = createServer((req, res) => {
    const isPage = (req.headers.accept ?? '').includes('text/html');
    const headers = { ...req.headers, ...(isPage ? { 'accept-encoding': 'identity' } : {}) };
    const asked = request(
      { host: shop.hostname, port: shop.port, path: req.url, method: req.method, headers },
      (answer) => {
        if (!isPage) {
          res.writeHead(answer.statusCode, answer.headers);
          return answer.pipe(res);
        }
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () => {
          const { 'content-length': _length, ...rest } = answer.headers;
          res.writeHead(answer.statusCode, rest);
          res.end(change(Buffer.concat(chunks).toString()));
        });
      },
    );
    req.pipe(asked);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: `http://127.0.0.1:${server.address().port}`,
        stop: () => server.closeAllConnections() ?? server.close(),
      }),
    );
  });
}
