// A site of somebody else's that embeds a calculator by the documented lines.
import { readFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import path from 'node:path';
import { listen } from './listen';

/** Calculators with the fields that give a result: the documented one, and the one with the most bytes. */
export const kinds: Record<string, string> = {
  wax: 'diameter="8" height="9"',
  supplies: 'diameter="3" height="4"',
};

const folder = path.join(import.meta.dirname, '../../docs/embedding');

/** The one block of a document that holds a text, with the shop's address in place. */
export function documentedBlock(document: string, holding: string, shop: string) {
  const text = readFileSync(path.join(folder, document), 'utf8');
  const blocks = [...text.matchAll(/```\w*\n([\s\S]*?)```/g)].map(([, code = '']) => code);
  const found = blocks.filter((code) => code.includes(holding));
  if (found.length !== 1) throw new Error(`${document} has ${found.length} blocks with '${holding}'.`);
  return found.join('').replaceAll('https://shop.example', shop);
}

/** The documented lines for a calculator. */
export const documentedLines = (shop: string, type: string) =>
  documentedBlock('custom-element.md', '<link rel="modulepreload"', shop)
    .replace('/embed/wax.js', `/embed/${type}.js`)
    .replace('type="wax" units="metric"', `type="${type}" ${kinds[type]}`);

export const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A site</title>${head}</head><body><h1>A site</h1>${body}</body></html>`;

/** A site of its own: bodies by path, with these headers. What a browser has kept it is told to use. */
export async function serve(bodies: Record<string, string | Buffer>, headers: OutgoingHttpHeaders) {
  const server = createServer((req, res) => {
    const isKept = Boolean(req.headers['if-none-match']);
    const body = isKept ? '' : bodies[new URL(req.url ?? '', 'http://site').pathname];
    res.writeHead(isKept ? 304 : body ? 200 : 404, headers).end(body);
  });
  return { port: await listen(server), stop: () => server.closeAllConnections() };
}
