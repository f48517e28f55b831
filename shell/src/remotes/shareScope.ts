export type ShareScope = Record<string, Record<string, { lib: () => unknown }>>;

/** One scope for each set of containers: nothing is shared beyond it. */
export function getShareScope(modules: Record<string, { version: string; module: unknown }>): ShareScope {
  return Object.fromEntries(
    Object.entries(modules).map(([name, { version, module }]) => {
      const lib = () => module;
      const entry = {
        version,
        from: 'shell',
        scope: ['default'],
        useIn: [],
        deps: [],
        strategy: 'loaded-first',
        eager: true,
        loaded: true,
        lib,
        get: async () => lib,
        shareConfig: { singleton: true, eager: true, strictVersion: false, requiredVersion: `^${version}` },
      };
      return [name, { [version]: entry }];
    }),
  );
}

type Container = {
  init: (scope: ShareScope, initScope: unknown[], options: object) => unknown;
  get: (expose: string) => Promise<() => unknown>;
};

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}

/** @throws for what is no federation container */
export async function initContainer(container: unknown, scope: ShareScope, name: string): Promise<Container> {
  if (!isContainer(container)) throw new Error(`${name} is no federation container`);
  const options = { shareScopeKeys: 'default' };
  Object.defineProperty(options, 'shareScopeMap', { value: { default: scope } });
  await container.init(scope, [], options);
  return container;
}
