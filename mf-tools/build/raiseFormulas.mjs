// npm run raise-formulas -w @shop/mf-tools
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { commonConfig, root, runRspack } from '@shop/tooling';

const versions = path.join(import.meta.dirname, '../src/formulas/versions');

async function readSource() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'formulas-'));
  try {
    await runRspack({
      ...commonConfig({
        app: 'mf-tools',
        name: 'candle',
        version: '',
        mode: 'production',
        outputPath: folder,
        isServer: true,
      }),
      context: versions,
      target: 'node20',
      entry: { constants: './changedConstants.ts' },
      output: { path: folder, module: true, filename: '[name].mjs', library: { type: 'modern-module' } },
    });
    return await import(pathToFileURL(path.join(folder, 'constants.mjs')).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {number} version */
function versionsFile(version) {
  const all = Array.from({ length: version }, (_, index) => `v${index + 1}`);
  const former = all.slice(0, -1).map((name, index) => `${index + 1}: ${name}`);
  return `// Written by \`npm run raise-formulas -w @shop/mf-tools\`.
import type { FormulaConstants } from '../constants';
${all.map((name) => `import { ${name} } from './${name}';`).join('\n')}

/** Version of the formulas: rises whenever a constant changes that a figure depends on. */
export const FORMULA_VERSION = ${version};

/** The constants of former versions: a recipe's link of theirs opens with its own numbers. */
export const formerConstants: Record<number, FormulaConstants> = {${former.length ? ` ${former.join(', ')} ` : ''}};

/** What FORMULA_VERSION stands for; the build holds today's constants to it. */
export const keptConstants: FormulaConstants = v${version};
`;
}

const { allConstants, changedConstants, formulaVersion } = await readSource();
const changes = changedConstants();
if (changes.length === 0) {
  console.log(`The constants are those of version ${formulaVersion}: nothing to raise.`);
} else {
  const version = formulaVersion + 1;
  const kept = `import type { FormulaConstants } from '../constants';

/** The constants of version ${version} of the formulas, kept for good. */
export const v${version}: FormulaConstants = ${JSON.stringify(allConstants)};
`;
  await writeFile(path.join(versions, `v${version}.ts`), kept);
  await writeFile(path.join(versions, 'versions.ts'), versionsFile(version));
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'format', '--write', versions], { cwd: root, stdio: 'ignore' });
  console.log(`Version ${version} of the formulas: ${changes.join('; ')}. Raise the vectors' version too.`);
}
