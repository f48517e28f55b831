import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findInvalidFiles } from '@shop/node/object-store/promisedFiles';
import { attempt } from '../../attempt';
import type { ChunkTable } from '../../boot';

/** Address of a file of a release in the browser, at the shop itself or where its files are given from. Its name tells its content. */
export function fileAddress(app: string, file: string): string {
  return `${__ASSETS_ORIGIN__}/r/${app}/${file}`;
}

export type ShellFiles = {
  js: string[];
  css: string[];
  stages: string[];
  chunks?: ChunkTable;
  integrity?: Record<string, string>;
};

export function readShellFiles(releasesDir: string): ShellFiles {
  const folder = path.join(releasesDir, 'shell', __VERSION__);
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, 'client', file), 'utf8'));
  const assets = read('assets.json');
  const listFiles = (chunk: string, kind: 'js' | 'css'): string[] =>
    assets[chunk][kind].map((file: string) => fileAddress('shell', file));
  return {
    js: listFiles('main', 'js'),
    css: listFiles('shop', 'css'),
    stages: ['react', 'shop'].flatMap((stage) => listFiles(stage, 'js')),
    chunks: read('chunks.json'),
    integrity: getIntegrity(folder, 'shell'),
  };
}

export function getIntegrity(release: string, app: string): Record<string, string> {
  const { files = {} } = attempt(
    () => JSON.parse(readFileSync(path.join(release, 'release.json'), 'utf8')),
    {},
  );
  const own = Object.entries<string>(files).filter(([file]) => /^client\/[^/]+\.(js|css)$/.test(file));
  return Object.fromEntries(own.map(([file, hash]) => [fileAddress(app, path.basename(file)), hash]));
}

export async function verifyFiles(release: string) {
  const [invalid] = await findInvalidFiles(release).catch(() => ['release.json']);
  if (invalid) throw new Error(`${invalid} is missing or differs from what release.json promises`);
}

export function devShellFiles(origin: string): ShellFiles {
  return { js: [`${origin}/main.js`], css: [`${origin}/shop.css`], stages: [] };
}
