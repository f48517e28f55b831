import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

type Entry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
  link?: boolean;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
};
type Lockfile = { packages: Record<string, Entry> };

const { completeLockfile, findMissing } = jest.requireActual<{
  completeLockfile: (lockfile: Lockfile) => Lockfile;
  findMissing: (lockfile: Lockfile) => { name: string }[];
}>('./completeLockfile.mjs');

const { lintLockfile } = jest.requireActual<{ lintLockfile: (lockfile: Lockfile) => string[] }>(
  './lintLockfile.mjs',
);

const root = path.resolve(__dirname, '../..');
const lockfile: Lockfile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));

/** One platform as npm names it, and as each package names its native part for it. */
const platforms = [
  { os: 'darwin', cpu: 'arm64', rspack: 'darwin-arm64', biome: 'darwin-arm64' },
  { os: 'darwin', cpu: 'x64', rspack: 'darwin-x64', biome: 'darwin-x64' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc', rspack: 'linux-arm64-gnu', biome: 'linux-arm64' },
  { os: 'linux', cpu: 'arm64', libc: 'musl', rspack: 'linux-arm64-musl', biome: 'linux-arm64-musl' },
  { os: 'linux', cpu: 'x64', libc: 'glibc', rspack: 'linux-x64-gnu', biome: 'linux-x64' },
  { os: 'win32', cpu: 'x64', rspack: 'win32-x64-msvc', biome: 'win32-x64' },
].map((platform) => ({ libc: '', ...platform }));

/** The repository as npm sees it before anything is installed: its manifests and its lockfile. */
function copyManifests() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'manifests-'));
  const workspaces = Object.keys(lockfile.packages).filter((name) => !name.includes('node_modules'));
  for (const file of [
    'package-lock.json',
    '.npmrc',
    ...workspaces.map((name) => path.join(name, 'package.json')),
  ])
    cpSync(path.join(root, file), path.join(folder, file));
  return folder;
}

let folder: string;
beforeAll(() => {
  folder = copyManifests();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('has an entry for every native part, and nothing that its lint finds', () => {
  expect(findMissing(lockfile)).toEqual([]);
  expect(lintLockfile(lockfile)).toEqual([]);
});

it('refuses a registry, a package without a checksum and an install script that nobody has judged', () => {
  const integrity = 'sha512-abc';
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/good': { integrity },
    'node_modules/native': { optional: true, cpu: ['arm64'] },
    'node_modules/@swc/core': { integrity, hasInstallScript: true },
    'node_modules/elsewhere': { integrity, resolved: 'https://registry.example/elsewhere.tgz' },
    'node_modules/loose': { integrity: 'sha1-abc' },
    'node_modules/a/node_modules/busy': { integrity, hasInstallScript: true },
  };
  expect(lintLockfile({ packages })).toEqual([
    'node_modules/elsewhere names a registry: https://registry.example/elsewhere.tgz',
    'node_modules/loose has no SHA-512 checksum',
    'node_modules/a/node_modules/busy has an install script that nobody has judged',
  ]);
});

it('is installed without running a script of a package', () => {
  expect(readFileSync(path.join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

type Platform = (typeof platforms)[number];
function nativeParts({ rspack, biome, os: system, cpu, libc }: Platform): string[] {
  return [
    `@rspack/binding-${rspack}`,
    `@swc/core-${rspack}`,
    `@unrs/resolver-binding-${rspack}`,
    `@biomejs/cli-${biome}`,
    `@img/sharp-${system}${libc === 'musl' ? 'musl' : ''}-${cpu}`,
    `@typescript/typescript-${system}-${cpu}`,
  ];
}

it.each(platforms)(
  'has, for $os $cpu $libc, the native parts that build, tests and pictures need',
  (platform) => {
    for (const name of nativeParts(platform)) {
      const { os: systems, cpu, libc } = lockfile.packages[`node_modules/${name}`] ?? {};
      expect({ name, systems, cpu }).toEqual({ name, systems: [platform.os], cpu: [platform.cpu] });
      if (libc) expect(libc).toEqual([platform.libc]);
    }
  },
);

// npm takes seconds for each.
it.each(platforms)(
  'npm ci plans them for $os $cpu $libc @whole',
  (platform) => {
    const { os: system, cpu, libc } = platform;
    // Whoever runs the tests by `npm run --silent` would have it say nothing.
    const flags = [
      '--loglevel=notice',
      `--os=${system}`,
      `--cpu=${cpu}`,
      ...(libc ? [`--libc=${libc}`] : []),
    ];
    const { status, stdout, stderr } = spawnSync('npm', ['ci', '--dry-run', '--offline', ...flags], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect({ flags, status, stderr: status ? stderr : '' }).toEqual({ flags, status: 0, stderr: '' });
    const planned = stdout.split('\n').map((line) => line.replace(/^add (\S+) .*$/, '$1'));
    expect(planned).toEqual(expect.arrayContaining(nativeParts(platform)));
  },
  60_000,
);

it('completes a lockfile with what the names of the parts say', () => {
  const parent = {
    version: '2.0.0',
    dev: true,
    optionalDependencies: {
      'x-linux-arm64-musl': '2.0.0',
      'x-win32-x64-msvc': '2.0.0',
      'x-wasm32-wasi': '2.0.0',
    },
  };
  const { packages } = completeLockfile({ packages: { '': {}, 'node_modules/x': parent } });
  expect(packages).toEqual({
    '': {},
    'node_modules/x': parent,
    'node_modules/x-linux-arm64-musl': {
      version: '2.0.0',
      cpu: ['arm64'],
      libc: ['musl'],
      os: ['linux'],
      dev: true,
      optional: true,
    },
    'node_modules/x-wasm32-wasi': { version: '2.0.0', cpu: ['wasm32'], dev: true, optional: true },
    'node_modules/x-win32-x64-msvc': {
      version: '2.0.0',
      cpu: ['x64'],
      os: ['win32'],
      dev: true,
      optional: true,
    },
  });
});

it('finds a part beside its parent as well as above it', () => {
  const optionalDependencies = { part: '1.0.0' };
  const packages = {
    'a/node_modules/x': { optionalDependencies },
    'a/node_modules/part': {},
    'b/node_modules/x': { optionalDependencies },
  };
  expect(findMissing({ packages })).toMatchObject([{ name: 'part' }]);
});
