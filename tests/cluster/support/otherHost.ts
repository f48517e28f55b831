import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
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

/** Where a file of any version lies, by its address. */
async function findPlace(address: string): Promise<string> {
  const [, app = '', name = ''] = /^\/r\/([\w-]+)\/([\w.-]+)$/.exec(address) ?? [];
  if (!app) return address;
  const places = (await readdir(path.join(releases, app))).map(
    (version) => `${app}/${version}/client/${name}`,
  );
  return places.find((place) => existsSync(path.join(releases, place))) ?? address;
}

/** A host of others that gives the files of releases and pictures, as a CDN does. `changes`: files it gives a byte more. */
export async function startOtherHost(port: number) {
  const asked: string[] = [];
  const host = { asked, changes: (_address: string) => false, stop: () => server.close() };
  const server = createServer(async (req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://host');
    asked.push(pathname);
    const place = await findPlace(path.normalize(pathname));
    const bytes = await readFile(path.join(releases, place)).catch(() => null);
    res.setHeader('Access-Control-Allow-Origin', '*');
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (!bytes) return res.writeHead(404).end();
    res.setHeader('Content-Type', TYPES[path.extname(place)] ?? 'application/octet-stream');
    return res.end(host.changes(pathname) ? Buffer.concat([bytes, Buffer.from('\n')]) : bytes);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  return host;
}
