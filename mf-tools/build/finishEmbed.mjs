import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { federationManifest } from '@shop/tooling';
import { changelogFeed, embedVersion } from './changelog.mjs';
import { frameSchema } from './frameSchema.mjs';

/** All of it is in the container's one file. */
const exposed = ['WaxCalculator', 'FragranceCalculator', 'SuppliesCalculator', 'WickGuide', 'mount'];

/** @param {{ outputPath: string, version: string, formulas: number }} options */
export async function finishEmbed({ outputPath, version, formulas }) {
  const folder = path.join(outputPath, 'client/embed');
  const address = `/r/mf-tools/${version}/client/embed/`;
  await copyFile(path.join(import.meta.dirname, '../src/embed/frame.html'), path.join(folder, 'frame.html'));
  const manifest = federationManifest({
    name: 'candle_calculators',
    version,
    entry: { name: 'remoteEntry.js', type: 'module' },
    exposes: exposed.map((name) => ({ path: `./${name}`, js: [], css: [] })),
  });
  await writeFile(path.join(folder, 'federation/mf-manifest.json'), JSON.stringify(manifest));
  await writeFile(path.join(folder, 'frame-messages.json'), JSON.stringify(frameSchema(), null, 2));
  const all = await readdir(folder, { recursive: true });
  const names = all.filter((name) => name.endsWith('.js')).sort();
  const hashes = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(path.join(folder, name));
      return [name, `sha384-${createHash('sha384').update(bytes).digest('base64')}`];
    }),
  );
  const embed = embedVersion();
  const list = { embed, formulas, version, folder: address, files: Object.fromEntries(hashes) };
  await writeFile(path.join(folder, 'integrity.json'), JSON.stringify(list, null, 2));
  await writeFile(path.join(folder, 'changelog.json'), JSON.stringify(changelogFeed(), null, 2));
}
