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

export type Files = { js: string[]; css: string[] };

type Described = {
  name: string;
  version: string;
  entry: { name: string; type: 'global' | 'module' };
  exposes: (Files & { path: string })[];
  shared?: Record<string, string>;
  types?: { zip: string; api: string };
};

const toAssets = ({ js, css }: Files) => ({ js: { sync: js, async: [] }, css: { sync: css, async: [] } });
const noAssets = toAssets({ js: [], css: [] });

/** `publicPath: 'auto'` resolves every file against the manifest's own address, not the host's page. */
export function federationManifest({ name, version, entry, exposes, shared = {}, types }: Described) {
  return {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { path: '', ...entry },
      types: { path: '', name: '', zip: '', api: '', ...types },
      globalName: name,
      pluginVersion: '2.9.2',
      publicPath: 'auto',
    },
    shared: Object.entries(shared).map(([module, requiredVersion]) => ({
      id: `${name}:${module}`,
      name: module,
      version: requiredVersion.replace('^', ''),
      singleton: true,
      requiredVersion,
      assets: noAssets,
    })),
    remotes: [],
    exposes: exposes.map(({ path, ...files }) => {
      const exposed = path.replace('./', '');
      return { id: `${name}:${exposed}`, name: exposed, path, assets: toAssets(files) };
    }),
  };
}
