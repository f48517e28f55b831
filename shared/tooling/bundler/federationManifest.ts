export type Files = { js: string[]; css: string[] };

type Container = {
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
export function federationManifest({ name, version, entry, exposes, shared = {}, types }: Container) {
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
