// A site of somebody else's that embeds a calculator by the documented lines.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { listen } from './listen.mjs';

/** Calculators with the fields that give a result: the documented one, and the one with the most bytes. */
export const kinds = { wax: 'diameter="8" height="9"', supplies: 'diameter="3" height="4"' };

const folder = path.join(import.meta.dirname, '../../docs/embedding');

/** The one block of a document that holds a text, with the shop's address in place. */
export function documentedBlock(document, holding, shop) {
  const text = readFileSync(path.join(folder, document), 'utf8');
  const blocks = [...text.matchAll(/```\w*\n([\s\S]*?)```/g)].map(([, code]) => code);
  const found = blocks.filter((code) => code.includes(holding));
  if (found.length !== 1) throw new Error(`${document} has ${found.length} blocks with '${holding}'.`);
  return found[0].replaceAll('https://shop.example', shop);
}

/** The documented lines for a calculator. */
export const documentedLines = (shop, type) =>
  documentedBlock('custom-element.md', '<link rel="modulepreload"', shop)
    .replace('/embed/wax.js', `/embed/${type}.js`)
    .replace('type="wax" units="metric"', `type="${type}" ${kinds[type]}`);

export const page = (body, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A site</title>${head}</head><body><h1>A site</h1>${body}</body></html>`;

/** A site of its own: bodies by path, with these headers. What a browser has kept it is told to use. */
export async function serve(bodies, headers) {
  const server = createServer((req, res) => {
    if (req.headers['if-none-match']) return res.writeHead(304, headers).end();
    const body = bodies[new URL(req.url, 'http://site').pathname];
    res.writeHead(body ? 200 : 404, headers).end(body);
  });
  return { port: await listen(server), stop: () => server.closeAllConnections() };
}
