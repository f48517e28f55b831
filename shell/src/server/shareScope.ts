import { createRequire } from 'node:module';
import * as platform from '@shop/platform';
import platformPackage from '@shop/platform/package.json' with { type: 'json' };

const require = createRequire(import.meta.url);

/** Modules that remotes take from the shell's process, by share key. */
const modules: Record<string, { version: string; module: unknown }> = {
  react: { version: require('react/package.json').version, module: require('react') },
  'react/jsx-runtime': {
    version: require('react/package.json').version,
    module: require('react/jsx-runtime'),
  },
  'react-dom': { version: require('react-dom/package.json').version, module: require('react-dom') },
  '@shop/platform': { version: platformPackage.version, module: platform },
};

/** A share scope as federation containers expect it in `init`. One for each generation: nothing is process-wide. */
export function makeShareScope() {
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
