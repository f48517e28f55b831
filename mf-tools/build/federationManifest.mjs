const name = 'candle_calculators';
const exposed = ['WaxCalculator', 'FragranceCalculator', 'SuppliesCalculator', 'WickGuide', 'mount'];
const noFiles = { sync: [], async: [] };

/**
 * mf-manifest.json for hosts that read one: the entry is an ES module beside it, holds everything exposed, and shares
 * nothing. `publicPath: 'auto'` resolves the entry against the manifest's own address, not the host's page.
 */
export function federationManifest(version) {
  return {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: name,
      pluginVersion: '2.9.2',
      publicPath: 'auto',
    },
    shared: [],
    remotes: [],
    exposes: exposed.map((one) => ({
      id: `${name}:${one}`,
      name: one,
      path: `./${one}`,
      assets: { js: noFiles, css: noFiles },
    })),
  };
}
