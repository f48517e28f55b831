import { rspack } from '@rspack/core';

/**
 * Writes assets.json: the files of every named chunk. Federation's own manifest lists files by expose, not by page,
 * and the server names in the HTML exactly what a page uses.
 */
export class PageAssetsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PageAssets', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PageAssets', stage }, () => {
        const assets = {};
        for (const [name, group] of compilation.namedChunkGroups) {
          const files = group.getFiles().filter((file) => !file.includes('hot-update'));
          assets[name] = {
            js: files.filter((file) => file.endsWith('.js')),
            css: files.filter((file) => file.endsWith('.css')),
          };
        }
        compilation.emitAsset('assets.json', new rspack.sources.RawSource(JSON.stringify(assets)));
      });
    });
  }
}
