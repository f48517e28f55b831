import { bundleWhole } from './buildPackage.mjs';

/**
 * Loader: bundles a module whole, so that the embed's renderer stands beside React in the server's build.
 * @this {import('@rspack/core').LoaderContext}
 */
export default async function wholeModule() {
  const { code, moduleIds } = await bundleWhole(this.resourcePath);
  for (const file of moduleIds) this.addDependency(file);
  return code;
}
