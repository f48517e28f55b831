import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPackage } from './buildPackage.mjs';
import { packPackage } from './packPackage.mjs';

/** @param {string} file */
const source = (file) => readFile(path.join(import.meta.dirname, '../src', file), 'utf8');

/**
 * A changed constant gives other figures: then recipes' links must not pass for the same.
 * @param {string[]} changes
 * @param {number} version
 * @throws with what to do
 */
function expectKeptConstants(changes, version) {
  if (changes.length === 0) return;
  throw new Error(
    `Constants of the formulas are not those of version ${version}: ${changes.join('; ')}. ` +
      'Raise the version by npm run raise-formulas -w @shop/mf-tools: links of the version before keep their numbers.',
  );
}

/** @param {{ outputPath: string, version: string }} options */
export async function finishPackage({ outputPath, version }) {
  const folder = path.join(outputPath, 'package');
  const program = path.join(folder, 'packageFiles.mjs');
  const { packageFiles, changedConstants, formulaVersion } = await import(pathToFileURL(program).href);
  expectKeptConstants(changedConstants(), formulaVersion);
  const files = packageFiles({
    publicTypes: await source('embed/publicTypes.ts'),
    figures: await source('formulas/figures.ts'),
  });
  await rm(program);
  files['vectors.json'] = await source('formulas/vectors/vectors.json');
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  const bundled = await buildPackage({ outputPath, version });
  // For translators.
  await copyFile(path.join(outputPath, 'client/embed/en.js'), path.join(folder, 'en.js'));
  await packPackage({ outputPath, bundled });
  return formulaVersion;
}
