import { createInstance } from '@module-federation/runtime';
import runtime, { type Scope } from './sharingRuntime';

type Modules = Record<number, (module: { exports: unknown }) => void>;

/** A container of the bundler as far as its runtime is concerned: chunk 'page' needs what the host shares as 'react'. */
function makeContainer(shareScope: Scope) {
  const require = { S: {}, m: {} as Modules };
  const installedModules: Record<number, Promise<unknown>> = {};
  runtime.bundlerRuntime.initContainerEntry({ webpackRequire: require, shareScope });
  return {
    async need(chunkId: string) {
      const promises: Promise<unknown>[] = [];
      runtime.bundlerRuntime.consumes({
        chunkId,
        promises,
        installedModules,
        webpackRequire: require,
        chunkMapping: { page: [7] },
        moduleToHandlerMapping: { 7: { shareKey: 'react' } },
      });
      await Promise.all(promises);
      return promises.length;
    },
    run(id: number) {
      const module = { exports: undefined as unknown };
      require.m[id]?.(module);
      return module.exports;
    },
  };
}

test('a chunk is given what a host of the federation runtime itself shares', async () => {
  const host = createInstance({
    name: 'host',
    remotes: [],
    shared: {
      react: {
        version: '19.3.1',
        get: async () => () => 'the host’s React',
        shareConfig: { singleton: true, requiredVersion: '^19.3.1' },
      },
    },
  });
  await Promise.all(host.initializeSharing());
  const container = makeContainer(host.shareScopeMap.default ?? {});
  await container.need('page');
  expect(container.run(7)).toBe('the host’s React');
});

test('of several versions the one is taken that is loaded already', async () => {
  const scope: Scope = {
    react: { '19.3.1': { lib: () => 'loaded' }, '19.9.0': { get: async () => () => 'another' } },
  };
  const container = makeContainer(scope);
  await container.need('page');
  expect(container.run(7)).toBe('loaded');
});

test('a chunk that shares nothing waits for nothing', async () => {
  expect(await makeContainer({}).need('other')).toBe(0);
});

test('what the host does not share is said, and asked for again by the next try', async () => {
  const scope: Scope = {};
  const container = makeContainer(scope);
  await expect(container.need('page')).rejects.toThrow('The host does not share react.');
  scope.react = { '19.3.1': { lib: () => 'late' } };
  await container.need('page');
  expect(container.run(7)).toBe('late');
});
