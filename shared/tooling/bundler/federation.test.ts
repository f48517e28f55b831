import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInstance } from '@module-federation/runtime';
import { sharedVersions } from './sharedModules';

type Shared = { version: string; from: string; loaded?: boolean; get: () => Promise<() => unknown> };
type Scope = Record<string, Record<string, Shared>>;
type Container = {
  init: (scope: Scope, initScope?: unknown[], options?: object) => unknown;
  get: (expose: string) => Promise<() => { two: unknown }>;
};

let folder: string;
const warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
const current = sharedVersions.react as string;

/** In a process of its own: Jest cannot load Rspack's ES modules. One container as ours are, one with the official runtime. */
const build = `
import { createRequire } from 'node:module';
import { loadTooling } from ${JSON.stringify(path.join(__dirname, '../compiled.mjs'))};
const { federationPlugin } = await loadTooling('bundler/federation');
const { runRspack } = await loadTooling('bundler/workspaces');
const { ModuleFederationPlugin } = createRequire(${JSON.stringify(__filename)})('@module-federation/enhanced/rspack');
const official = (options) => new ModuleFederationPlugin({ ...options, dts: false, manifest: false });
for (const [folder, makePlugin] of [['own', undefined], ['official', official]]) {
  await runRspack({
    context: process.cwd(),
    mode: 'production',
    target: 'async-node',
    entry: {},
    output: {
      path: process.cwd() + '/' + folder,
      filename: '[name].js',
      uniqueName: 'mf_trial',
      strictModuleErrorHandling: true,
    },
    plugins: [
      federationPlugin({
        name: 'mf_trial',
        exposes: { './one': './one.js', './other': './other.js' },
        isServer: true,
        makePlugin,
      }),
    ],
  });
}`;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'container-'));
  writeFileSync(path.join(folder, 'one.js'), "export { default as two } from 'react';");
  writeFileSync(path.join(folder, 'other.js'), "export { default as two } from 'react';");
  execFileSync(process.execPath, ['--input-type=module', '--eval', build], { cwd: folder });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => warnings.mockClear());

/** A built container, evaluated afresh. */
function openContainer(build = 'own'): Container {
  const file = path.join(folder, build, 'remoteEntry.js');
  let container: Container | undefined;
  jest.isolateModules(() => {
    container = require(file).mf_trial;
  });
  if (!container) throw new Error(`${file} is no container`);
  return container;
}

const offer = (version: string, module: unknown, loaded = false): Record<string, Shared> => ({
  [version]: { version, from: 'host', loaded, get: async () => () => module },
});

async function takeReact(react: Record<string, Shared>) {
  const container = openContainer();
  await container.init({ react });
  return { container, two: (await container.get('./one'))().two };
}

test.each(['own', 'official'])(
  'a container with its %s runtime is given what a host of the official runtime shares',
  async (build) => {
    const react = { default: 'the host’s React', __esModule: true };
    const shareConfig = { singleton: true, requiredVersion: `^${current}` };
    const shared = { react: { version: current, get: async () => () => react, shareConfig } };
    const host = createInstance({ name: `host_${build}`, remotes: [], shared });
    await Promise.all(host.initializeSharing());
    const container = openContainer(build);
    const scope = (host.shareScopeMap.default ?? {}) as unknown as Scope;
    await container.init(scope, [], { shareScopeMap: { default: scope }, shareScopeKeys: 'default' });
    expect((await container.get('./one'))().two).toBe('the host’s React');
    expect(warnings).not.toHaveBeenCalled();
  },
);

test('of several versions the one is taken that is loaded already', async () => {
  const { two } = await takeReact({ ...offer(current, 'loaded', true), ...offer('19.99.0', 'another') });
  expect(two).toBe('loaded');
});

test('a version outside the required range is used, and said once in one sentence', async () => {
  const { container, two } = await takeReact(offer('18.3.1', 'older'));
  expect(two).toBe('older');
  await container.get('./other');
  expect(warnings.mock.calls).toEqual([
    [`Unsatisfied version 18.3.1 from host of shared singleton module react (required ^${current})`],
  ]);
});

test('what the host does not share is said by every try', async () => {
  const container = openContainer();
  await container.init({});
  for (let tries = 0; tries < 2; tries++) {
    const factory = await container.get('./one');
    expect(factory).toThrow("Shared module react doesn't exist in shared scope default");
  }
});
