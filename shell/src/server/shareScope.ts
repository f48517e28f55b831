import { createRequire } from 'node:module';
import * as platform from '@shop/platform';
import platformPackage from '@shop/platform/package.json' with { type: 'json' };
import { type SharedModules, shareScopeOf } from '../remotes/shareScope';

const require = createRequire(import.meta.url);

/** Modules that remotes take from the shell's process, by share key. */
const modules: SharedModules = {
  react: { version: require('react/package.json').version, module: require('react') },
  'react/jsx-runtime': {
    version: require('react/package.json').version,
    module: require('react/jsx-runtime'),
  },
  'react-dom': { version: require('react-dom/package.json').version, module: require('react-dom') },
  '@shop/platform': { version: platformPackage.version, module: platform },
};

/** One for each generation: nothing is process-wide. */
export function makeShareScope() {
  return shareScopeOf(modules);
}
