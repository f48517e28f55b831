import * as platform from '@shop/platform';
import platformPackage from '@shop/platform/package.json' with { type: 'json' };
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';

function share(version: string, module: unknown) {
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
  return { [version]: entry };
}

export const shareScope = {
  react: share(React.version, React),
  'react/jsx-runtime': share(React.version, jsxRuntime),
  'react-dom': share(ReactDom.version, ReactDom),
  '@shop/platform': share(platformPackage.version, platform),
};

type Container = {
  init: (scope: object, initScope: unknown[], options: object) => unknown;
  get: (expose: string) => Promise<() => unknown>;
};

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}

/** @throws for what is no federation container */
export async function initContainer(container: unknown, name: string): Promise<Container> {
  if (!isContainer(container)) throw new Error(`${name} is no federation container`);
  const options = { shareScopeKeys: 'default' };
  Object.defineProperty(options, 'shareScopeMap', { value: { default: shareScope } });
  await container.init(shareScope, [], options);
  return container;
}
