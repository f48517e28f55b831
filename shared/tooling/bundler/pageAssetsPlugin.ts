import { type Compiler, rspack } from '@rspack/core';

/** Writes assets.json, the files of every named chunk: federation's manifest lists them by expose only. */
export function pageAssets(compiler: Compiler) {
  compiler.hooks.thisCompilation.tap('PageAssets', (compilation) => {
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: 'PageAssets', stage }, () => {
      const assets: Record<string, { js: string[]; css: string[] }> = {};
      for (const [name, group] of compilation.namedChunkGroups) {
        const own = group.getFiles().filter((file) => !file.includes('hot-update'));
        const entry = Object.keys(compilation.assets).filter((file) => /^remoteEntry\.\w+\.js$/.test(file));
        const files = own.some((file) => file.startsWith('container.')) ? [...entry, ...own] : own;
        assets[name] = {
          js: files.filter((file) => file.endsWith('.js')),
          css: files.filter((file) => file.endsWith('.css')),
        };
      }
      compilation.emitAsset('assets.json', new rspack.sources.RawSource(JSON.stringify(assets)));
    });
  });
}
