import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

type HostPage = { body: string; type?: string; headers?: Record<string, string> | undefined };

export type HostSite = { origin: string; close: () => Promise<void> };

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Somebody else's site, on an origin of its own: pages by path, and the files of a folder. */
export async function startHostSite(pages: Record<string, HostPage>, folder?: string): Promise<HostSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const page = pages[pathname];
    if (page) {
      response.writeHead(200, { 'Content-Type': page.type ?? TYPES['.html'], ...page.headers });
      response.end(page.body);
      return;
    }
    if (pathname === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    try {
      const file = path.join(folder ?? '/nowhere', path.normalize(pathname));
      const body = readFileSync(file);
      response.writeHead(200, { 'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The host site has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // A browser that is still open holds connections that it may use.
        server.closeAllConnections();
      }),
  };
}
