import { type Configuration, rspack } from '@rspack/core';
import { UsageError } from '../exitWithError';

export function runRspack(configs: Configuration | Configuration[]): Promise<void> {
  const compiler = rspack([configs].flat());
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) return reject(error);
        if (stats.hasErrors()) return reject(new UsageError(stats.toString({ all: false, errors: true })));
        if (stats.hasWarnings()) console.warn(stats.toString({ all: false, warnings: true }));
        resolve();
      });
    });
  });
}
