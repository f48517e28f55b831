import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sampleOfDay } from '../support/sampleOfDay';

type Entry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
  link?: boolean;
};
type Lockfile = { packages: Record<string, Entry> };

const { completeLockfile, findAddresses, findMissing } = jest.requireActual<{
  completeLockfile: (lockfile: Lockfile) => Lockfile;
  findMissing: (lockfile: Lockfile) => { name: string }[];
  findAddresses: (lockfile: Lockfile) => string[];
}>('./completeLockfile.mjs');

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

it('has an entry for every native part, and no registry in it', () => {
  expect(findMissing(lockfile)).toEqual([]);
  expect(findAddresses(lockfile)).toEqual([]);
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

// npm takes seconds for each: one of them a day.
it.each(sampleOfDay(platforms, platforms.length))(
  'npm ci plans them for $os $cpu $libc',
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
