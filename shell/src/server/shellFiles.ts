import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The shell's own files in the browser: its start script and its styles. */
export type ShellFiles = { js: string[]; css: string[] };

/** Reads them from the release that this server belongs to. */
export function readShellFiles(releasesDir: string, version: string): ShellFiles {
  const base = `/r/shell/${version}/client/`;
  const assets = JSON.parse(
    readFileSync(path.join(releasesDir, 'shell', version, 'client/assets.json'), 'utf8'),
  );
  return {
    js: assets.main.js.map((file: string) => base + file),
    css: assets.main.css.map((file: string) => base + file),
  };
}

/** In development: the files that the shell's dev server gives. */
export function devShellFiles(origin: string): ShellFiles {
  return { js: [`${origin}/main.js`], css: [`${origin}/main.css`] };
}
