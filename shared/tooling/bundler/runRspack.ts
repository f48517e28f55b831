import { type Configuration, rspack } from '@rspack/core';
import { UsageError } from '../exitWithError';

/** @returns the files that each build has read, by its name */
export function runRspack(configs: Configuration | Configuration[]): Promise<Map<string, string[]>> {
  const compiler = rspack([configs].flat());
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const read = new Map<string, string[]>();
      for (const { compilation } of stats?.stats ?? [])
        read.set(compilation.name ?? '', [...compilation.fileDependencies]);
      compiler.close(() => {
        if (error || !stats) return reject(error);
        const failed = stats.stats.filter((one) => one.hasErrors());
        const app = failed[0]?.compilation.name?.split(':')[0];
        const errors = new Set(failed.map((one) => one.toString({ all: false, errors: true })));
        if (errors.size > 0) return reject(new UsageError([`${app}:`, ...errors].join('\n')));
        if (stats.hasWarnings()) console.warn(stats.toString({ all: false, warnings: true }));
        resolve(read);
      });
    });
  });
}
