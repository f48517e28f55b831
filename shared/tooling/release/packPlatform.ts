// npm run pack:platform -- <folder>: TypeScript packages for a remote in a repository of its own.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { create } from 'tar';
import { type Manifest, publishedBy, readManifest } from '../apps';
import { exitWithError } from '../exitWithError';
import { remoteApps } from '../remotes';
import { root } from '../repositoryRoot';

const [target = exitWithError('Name the folder: npm run pack:platform -- <folder>')] = process.argv.slice(2);

const NOT_PACKED = /^(node_modules|dist|\.cache)$|\.(test|suite)\.[a-z]+$/;

function needsTheShop(file: string) {
  return /\.tsx?$/.test(file) && / from '\.\.\/\.\.\//.test(readFileSync(file, 'utf8'));
}

const folders = [...readdirSync(path.join(root, 'shared')).map((name) => `shared/${name}`), 'tests/support'];
const packages = folders.filter((folder) => existsSync(path.join(root, folder, 'package.json')));
const publishers = remoteApps.filter((app) => readManifest(app).exports);
const versions = Object.fromEntries(
  [...packages, ...publishers].map((folder) => {
    const { name, version } = readManifest(folder);
    return [name, version];
  }),
);

/** Outside this repository a package takes the versions that were packed with it. */
function packageJson(folder: string, dependencies?: Record<string, string>): Manifest {
  const { scripts: _scripts, devDependencies: _dev, ...rest } = readManifest(folder);
  const named = Object.entries(dependencies ?? rest.dependencies ?? {});
  return {
    ...rest,
    dependencies: Object.fromEntries(named.map(([name, range]) => [name, versions[name] ?? range])),
  };
}

async function pack(manifest: Manifest, fill: (staged: string) => void) {
  const staged = mkdtempSync(path.join(os.tmpdir(), 'pack-'));
  const file = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`;
  try {
    fill(staged);
    writeFileSync(path.join(staged, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    const options = {
      gzip: true,
      portable: true,
      cwd: staged,
      prefix: 'package',
      file: path.join(target, file),
    };
    await create(options, readdirSync(staged));
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
  console.log(file);
}

mkdirSync(target, { recursive: true });
for (const folder of packages)
  await pack(packageJson(folder), (staged) => {
    const isShared = folder.startsWith('shared/');
    const filter = (file: string) =>
      !NOT_PACKED.test(path.basename(file)) && (isShared || !needsTheShop(file));
    cpSync(path.join(root, folder), staged, { recursive: true, filter });
    if (folder === 'shared/tooling')
      cpSync(path.join(root, 'globals.d.ts'), path.join(staged, 'globals.d.ts'));
  });
for (const app of publishers)
  await pack(packageJson(app, {}), (staged) => {
    for (const file of publishedBy(app))
      cpSync(path.join(root, file), path.join(staged, path.relative(app, file)));
  });
