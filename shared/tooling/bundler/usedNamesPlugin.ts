import { readFileSync } from 'node:fs';
import { type Compiler, NormalModule, rspack } from '@rspack/core';

const PLATFORM = '@shop/platform';

/** Types leave no trace at run time. */
export function platformNamesIn(source: string) {
  const statements = source.matchAll(/import\s+\{([^}]*)\}\s+from\s+['"]([^'"]+)['"]/g);
  return [...statements]
    .filter(([, , from]) => from === PLATFORM)
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.replace(/\s+as\s+.*/, ''));
}

/** Writes platform.json: a shell that lacks one of these names refuses the release. */
export function usedNames(compiler: Compiler) {
  compiler.hooks.thisCompilation.tap('UsedNames', (compilation) => {
    const names = new Set<string>();
    compilation.hooks.finishModules.tap('UsedNames', (modules) => {
      for (const module of modules) {
        const file = (module instanceof NormalModule ? module.resource : '').replace(/\?.*/, '');
        if (!/\.tsx?$/.test(file)) continue;
        for (const name of platformNamesIn(readFileSync(file, 'utf8'))) names.add(name);
      }
    });
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: 'UsedNames', stage }, () => {
      const source = new rspack.sources.RawSource(JSON.stringify([...names].sort()));
      compilation.emitAsset('platform.json', source);
    });
  });
}
