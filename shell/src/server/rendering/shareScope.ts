import * as platform from '@shop/platform';
import platformPackage from '@shop/platform/package.json' with { type: 'json' };
import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import reactPackage from 'react/package.json' with { type: 'json' };
import reactDom from 'react-dom';
import reactDomPackage from 'react-dom/package.json' with { type: 'json' };
import { getShareScope, type SharedModules } from '../../remotes/shareScope';

const modules: SharedModules = {
  react: { version: reactPackage.version, module: react },
  'react/jsx-runtime': { version: reactPackage.version, module: jsxRuntime },
  'react-dom': { version: reactDomPackage.version, module: reactDom },
  '@shop/platform': { version: platformPackage.version, module: platform },
};

export function makeShareScope() {
  return getShareScope(modules);
}
