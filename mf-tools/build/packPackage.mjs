import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { create } from 'tar';

/** @typedef {{ fileName: string, code?: string, imports?: string[] }} BuiltFile */

const source = path.join(import.meta.dirname, '../package');
/** The time of every file in a package that `npm pack` makes. */
const npmTime = new Date('1985-10-26T08:15:00Z');
const TARBALL = 'wick-and-wax-calculators.tgz';

/** Parts by how the README calls them, with what each loads. */
const rows = {
  'the element, before a calculator': ['index'],
  wax: ['index', 'waxView'],
  fragrance: ['index', 'fragranceView'],
  supplies: ['index', 'suppliesView'],
  'wick-guide': ['index', 'wickGuideView'],
  'all four': ['index', 'waxView', 'fragranceView', 'suppliesView', 'wickGuideView'],
  'the React components': ['react'],
  'the formulas alone': ['formulas'],
};

/**
 * kB by gzip, shared files once.
 * @param {readonly BuiltFile[]} bundled
 */
export function sizeTable(bundled) {
  const byName = new Map(bundled.map((file) => [file.fileName, file]));
  /** @param {string} name @param {Set<BuiltFile>} found @returns {Set<BuiltFile>} */
  const withImports = (name, found = new Set()) => {
    const file = byName.get(name);
    if (!file || found.has(file)) return found;
    found.add(file);
    for (const next of file.imports ?? []) withImports(next, found);
    return found;
  };
  const lines = Object.entries(rows).map(([label, names]) => {
    const files = new Set(names.flatMap((name) => [...withImports(`${name}.js`)]));
    const sizes = [...files].map(({ code }) => gzipSync(code ?? '', { level: 9 }).length);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    return `| ${label} | ${(bytes / 1000).toFixed(1)} kB |`;
  });
  return ['| part | gzip |', '| --- | --- |', ...lines].join('\n');
}

/** @param {{ outputPath: string, bundled: readonly BuiltFile[] }} options */
export async function packPackage({ outputPath, bundled }) {
  const stage = await mkdtemp(path.join(os.tmpdir(), 'package-'));
  try {
    for (const name of ['package.json', 'LICENSE', 'CHANGELOG.md'])
      await cp(path.join(source, name), path.join(stage, name));
    const readme = await readFile(path.join(source, 'README.template.md'), 'utf8');
    await writeFile(path.join(stage, 'README.md'), readme.replace('<!-- sizes -->', sizeTable(bundled)));
    await cp(path.join(outputPath, 'package'), path.join(stage, 'dist'), { recursive: true });
    const file = path.join(outputPath, 'client/embed', TARBALL);
    const names = (await readdir(stage, { recursive: true })).sort();
    // `npm pack` takes half a second. The same source gives the same bytes, as there.
    const options = { gzip: true, portable: true, mtime: npmTime, noDirRecurse: true };
    await create({ ...options, prefix: 'package', cwd: stage, file }, names);
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}
