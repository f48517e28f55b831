import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { sharedVersions } from './sharedModules';

/** Ranges of the shared modules that a remote needs, as its release tells. */
export const sharedRanges = Object.fromEntries(
  Object.entries(sharedVersions).map(([name, version]) => [name, `^${version}`]),
);

function sharedModules() {
  return Object.fromEntries(
    Object.entries(sharedVersions).map(([name, version]) => [
      name,
      { singleton: true, version, requiredVersion: `^${version}`, import: false as const },
    ]),
  );
}

/** Exposes with chunk names by which the server finds their files: './CartBadge' is in 'expose-CartBadge'. */
function named(exposes: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(exposes).map(([name, file]) => [
      name,
      { import: [file], name: name.replace('./', 'expose-') },
    ]),
  );
}

type Container = {
  name: string;
  exposes: Record<string, string>;
  isServer?: boolean;
  isProduction?: boolean;
};

/**
 * The one federation configuration of all remotes. The shell is built without federation: it opens containers by their
 * protocol, as its server does. In production a remote's build
 * for the browser carries `sharingRuntime.ts` in place of the federation's own runtime.
 */
export function federationPlugin({ name, exposes, isServer = false, isProduction = true }: Container) {
  // In production the browser's entry is a small file before it: chunkTablePlugin.ts.
  const hasTable = isProduction && !isServer;
  return new ModuleFederationPlugin({
    name,
    filename: hasTable ? 'container.[contenthash:10].js' : 'remoteEntry.js',
    exposes: named(exposes),
    library: { type: isServer ? 'commonjs-module' : 'var', name: hasTable ? `${name}_container` : name },
    shared: sharedModules(),
    // The default would load every remote at start.
    shareStrategy: 'loaded-first',
    remoteType: 'script',
    dts: false,
    manifest: false,
    experiments: {
      optimization: {
        target: isServer ? 'node' : 'web',
        ...(isServer ? {} : { disableSnapshot: true, disableRemote: true }),
      },
    },
  });
}
