import * as platform from '@shop/platform';
import platformPackage from '@shop/platform/package.json' with { type: 'json' };
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';

export const sharedModules = {
  react: { version: React.version, module: React },
  'react/jsx-runtime': { version: React.version, module: jsxRuntime },
  'react-dom': { version: ReactDom.version, module: ReactDom },
  '@shop/platform': { version: platformPackage.version, module: platform },
};
