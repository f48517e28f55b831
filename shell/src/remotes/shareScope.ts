export type SharedModules = Record<string, { version: string; module: unknown }>;

export type ShareScope = Record<string, Record<string, { lib: () => unknown }>>;

/** One scope for each set of containers: nothing is shared beyond it. */
export function getShareScope(modules: SharedModules): ShareScope {
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
