import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readJson } from '../apps.mjs';

/** Compressed bytes of a file of a client build. */
function getBytes(file) {
  if (existsSync(`${file}.br`)) return readFileSync(`${file}.br`).length;
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return brotliCompressSync(readFileSync(file), options).length;
}

/**
 * Compressed bytes of scripts and styles of every entry of a client build, by name.
 * @returns {Record<string, number>}
 */
export function sizesIn(client) {
  const entries = Object.entries(readJson(path.join(client, 'assets.json')));
  return Object.fromEntries(
    entries
      .map(([name, { js, css }]) => {
        const bytes = [...js, ...css].map((file) => getBytes(path.join(client, file)));
        return [name, bytes.reduce((sum, one) => sum + one, 0)];
      })
      .sort(([one], [other]) => String(one).localeCompare(String(other))),
  );
}
