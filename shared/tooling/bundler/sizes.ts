import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readJson } from '../apps';

function getBytes(file: string) {
  if (existsSync(`${file}.br`)) return readFileSync(`${file}.br`).length;
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return brotliCompressSync(readFileSync(file), options).length;
}

export function sizesIn(client: string): Record<string, number> {
  const assets = readJson<Record<string, { js: string[]; css: string[] }>>(path.join(client, 'assets.json'));
  const entries = Object.entries(assets).sort(([one], [other]) => one.localeCompare(other));
  return Object.fromEntries(
    entries.map(([name, { js, css }]) => {
      const bytes = [...js, ...css].map((file) => getBytes(path.join(client, file)));
      return [name, bytes.reduce((sum, one) => sum + one, 0)];
    }),
  );
}
