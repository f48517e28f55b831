import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../startShop';
import type { Packages } from './buildHost';

/** Every host of the documentation, as far as it is no dependency of this repository. */
const wholeMatrix = {
  webpack: '5.112.2',
  vite: '8.3.8',
  '@module-federation/runtime': '2.9.2',
  '@rspack/core': '2.3.2',
  '@rsbuild/core': '2.3.2',
};
export const reactVersions = ['17.0.2', '18.3.1', '19.0.0', '19.3.1'];

const getName = (name: string, version: string) => `${name}-${version.replaceAll('.', '-')}`;

/** Installs the whole matrix into a folder of its own, React by names that hold the version. */
export function installWholeMatrix(): Promise<string> {
  const aliases = reactVersions.flatMap((version) =>
    ['react', 'react-dom'].map((name) => [getName(name, version), `npm:${name}@${version}`]),
  );
  return installPackages({ ...wholeMatrix, ...Object.fromEntries(aliases) });
}

/** Installs packages into a folder of their own. */
export async function installPackages(dependencies: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'host-packages-'));
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  const flags = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];
  await promisify(execFile)('npm', ['install', ...flags], { cwd: folder });
  return folder;
}

/** What a host with this React needs of an installed matrix. */
export function packagesOfMatrix(folder: string, version: string): Packages {
  const at = (name: string) => path.join(folder, 'node_modules', name);
  const tools = Object.keys(wholeMatrix).map((name) => [name, at(name)]);
  return {
    ...Object.fromEntries(tools),
    ...withOwnParts(at(getName('react', version)), at(getName('react-dom', version))),
  };
}

/** The sample that is always there: what mf-tools depends on, with one of its Reacts. */
export function packagesOfRepository(react: 'react' | 'react-19-0'): Packages {
  const { resolve } = createRequire(path.join(root, 'mf-tools/package.json'));
  const at = (name: string) => path.dirname(resolve(`${name}/package.json`));
  const tools = ['vite', '@rspack/core'].map((name) => [name, at(name)]);
  // A part of @module-federation/enhanced.
  const enhanced = createRequire(resolve('@module-federation/enhanced'));
  const runtime = path.dirname(enhanced.resolve('@module-federation/runtime/package.json'));
  return {
    ...Object.fromEntries(tools),
    '@module-federation/runtime': runtime,
    ...withOwnParts(at(react), at(react.replace('react', 'react-dom'))),
  };
}

/** React with the packages that its own version was made for. */
function withOwnParts(react: string, reactDom: string): Packages {
  const { resolve } = createRequire(path.join(reactDom, 'package.json'));
  const parts = ['scheduler', 'object-assign'].flatMap((name) => {
    try {
      return [[name, path.dirname(resolve(`${name}/package.json`))]];
    } catch {
      // Not every version has every part.
      return [];
    }
  });
  return { react, 'react-dom': reactDom, ...Object.fromEntries(parts) };
}
