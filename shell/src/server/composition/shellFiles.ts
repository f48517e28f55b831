import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseAddress } from './releaseAddress';

/** The shell's own files in the browser: its start, its styles, and the stages that follow the paint. */
export type ShellFiles = {
  version: string;
  js: string[];
  css: string[];
  stages: string[];
  /** Hashes by address. */
  integrity?: Record<string, string>;
};

const STAGES = ['react', 'shop'];

/** Reads them from the release that this server belongs to. */
export function readShellFiles(releasesDir: string, version: string): ShellFiles {
  const base = `${releaseAddress('shell', version)}client/`;
  const folder = path.join(releasesDir, 'shell', version);
  const assets = JSON.parse(readFileSync(path.join(folder, 'client/assets.json'), 'utf8'));
  const filesOf = (chunk: string, kind: 'js' | 'css'): string[] =>
    assets[chunk][kind].map((file: string) => base + file);
  return {
    version,
    js: filesOf('main', 'js'),
    css: filesOf('shop', 'css'),
    stages: STAGES.flatMap((stage) => filesOf(stage, 'js')),
    integrity: integrityOf(folder, releaseAddress('shell', version)),
  };
}

/** Hashes that a release promises for its scripts and styles, by address; none where it promises none. */
export function integrityOf(release: string, base: string): Record<string, string> {
  try {
    const { files = {} } = JSON.parse(readFileSync(path.join(release, 'release.json'), 'utf8'));
    const own = Object.entries<string>(files).filter(([file]) => /^client\/.+\.(js|css)$/.test(file));
    return Object.fromEntries(own.map(([file, hash]) => [base + file, hash]));
  } catch {
    return {};
  }
}

/** In development: the files that the shell's dev server gives. */
export function devShellFiles(origin: string, version: string): ShellFiles {
  return { version, js: [`${origin}/main.js`], css: [`${origin}/shop.css`], stages: [] };
}
