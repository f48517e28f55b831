const name = 'candle_calculators';
const exposed = ['WaxCalculator', 'FragranceCalculator', 'SuppliesCalculator', 'WickGuide', 'mount'];
const noFiles = { sync: [], async: [] };

/** For hosts that read one. `publicPath: 'auto'` resolves against the manifest's own address. */
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
