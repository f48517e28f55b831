import { type RspackPluginInstance, rspack } from '@rspack/core';
import { sharedVersions } from './sharedModules';

export const sharedRanges = Object.fromEntries(
  Object.entries(sharedVersions).map(([name, version]) => [name, `^${version}`]),
);

/** The chunk by whose name the server finds the files of './CartBadge'. */
export const getExposeChunk = (expose: string) => expose.replace('./', 'expose-');

type PluginOptions = ConstructorParameters<typeof rspack.container.ModuleFederationPluginV1>[0];
export type MakePlugin = (options: PluginOptions) => RspackPluginInstance;

type Container = {
  name: string;
  exposes: Record<string, string>;
  isServer?: boolean;
  /** The entry is a small file before the container: chunkTablePlugin.ts. */
  hasTable?: boolean;
  makePlugin?: MakePlugin | undefined;
};

/** Rspack's own container: it takes shared modules from the host's scope, and has no federation runtime. */
export function federationPlugin({
  name,
  exposes,
  isServer = false,
  hasTable = false,
  makePlugin = (options) => new rspack.container.ModuleFederationPluginV1(options),
}: Container) {
  return makePlugin({
    name,
    filename: hasTable ? 'container.[contenthash:10].js' : 'remoteEntry.js',
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([key, file]) => [key, { import: [file], name: getExposeChunk(key) }]),
    ),
    library: { type: isServer ? 'commonjs-module' : 'var', name: hasTable ? `${name}_container` : name },
    shared: Object.fromEntries(
      Object.entries(sharedRanges).map(([module, requiredVersion]) => [
        module,
        { singleton: true, requiredVersion, import: false },
      ]),
    ),
  });
}
