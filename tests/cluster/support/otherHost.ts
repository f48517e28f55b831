import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const releases = path.join(__dirname, '../../../releases');
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
};

/** A host of others that gives the files of releases and pictures, as a CDN does. `changes`: files it gives a byte more. */
export async function startOtherHost(port: number) {
  const asked: string[] = [];
  const host = { asked, changes: (_address: string) => false, stop: () => server.close() };
  const server = createServer(async (req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://host');
    asked.push(pathname);
    const place = pathname.startsWith('/r/') ? pathname.slice(2) : pathname;
    const bytes = await readFile(path.join(releases, path.normalize(place))).catch(() => null);
    res.setHeader('Access-Control-Allow-Origin', '*');
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (!bytes) return res.writeHead(404).end();
    res.setHeader('Content-Type', TYPES[path.extname(place)] ?? 'application/octet-stream');
    return res.end(host.changes(pathname) ? Buffer.concat([bytes, Buffer.from('\n')]) : bytes);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  return host;
}
