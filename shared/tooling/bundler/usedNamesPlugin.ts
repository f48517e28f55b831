import { readFileSync } from 'node:fs';
import { type Compiler, rspack } from '@rspack/core';

/** Types leave no trace at run time. */
export function platformNamesIn(source: string) {
  const statements = source.matchAll(/import\s+\{([^}]*)\}\s+from\s+['"]@shop\/platform['"]/g);
  return [...statements]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.replace(/\s+as\s+.*/, ''));
}

/** Writes platform.json: a shell that lacks one of these names refuses the release. */
export function usedNames(compiler: Compiler) {
  compiler.hooks.thisCompilation.tap('UsedNames', (compilation) => {
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: 'UsedNames', stage }, () => {
      const files = [...compilation.fileDependencies].filter((file) => /\.tsx?$/.test(file));
      const names = new Set(files.flatMap((file) => platformNamesIn(readFileSync(file, 'utf8'))));
      compilation.emitAsset('platform.json', new rspack.sources.RawSource(JSON.stringify([...names].sort())));
    });
  });
}
