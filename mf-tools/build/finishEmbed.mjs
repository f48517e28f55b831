import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { changelogFeed, embedVersion } from './changelog.mjs';

/**
 * After the build: the page of the iframe, the federation's entry, the changelog as a feed, and integrity.json with the SRI hash of every script
 * for sites that pin what they embed. The hashes name this release's immutable folder.
 */
export async function finishEmbed({ outputPath, version, formulas }) {
  const folder = path.join(outputPath, 'client/embed');
  const address = `/r/mf-tools/${version}/client/embed/`;
  await copyFile(path.join(import.meta.dirname, '../src/embed/frame.html'), path.join(folder, 'frame.html'));
  // The entry's address moves with the releases; all it says is where this release's own files are, for good.
  const entry = `export * from ${JSON.stringify(`${address}federation/container.js`)};\n`;
  await writeFile(path.join(folder, 'federation/remoteEntry.js'), entry);
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
