import { statSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../apps';

/** Compressed bytes of each entry. */
export function sizesIn(client: string): Record<string, number> {
  const assets = readJson<Record<string, { js: string[]; css: string[] }>>(path.join(client, 'assets.json'));
  const entries = Object.entries(assets).sort(([one], [other]) => one.localeCompare(other));
  return Object.fromEntries(
    entries.map(([name, { js, css }]) => {
      const bytes = [...js, ...css].map((file) => statSync(`${path.join(client, file)}.br`).size);
      return [name, bytes.reduce((sum, one) => sum + one, 0)];
    }),
  );
}
