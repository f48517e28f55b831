// node checkout-service/testing/build.mjs <folder>: builds the service into a test's own folder.
import { rspack } from '@rspack/core';
import configs, { afterBuild } from '../rspack.config.mjs';

const [outputPath] = process.argv.slice(2);
const stats = await new Promise((resolve, reject) => {
  rspack(configs({ version: 'test', mode: 'production', outputPath }), (error, result) =>
    error ? reject(error) : resolve(result),
  );
});
if (stats.hasErrors()) {
  console.error(stats.toString({ preset: 'errors-only' }));
  process.exit(1);
}
await afterBuild({ outputPath });
