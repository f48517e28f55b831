import { bundleWhole } from './buildPackage.mjs';

/**
 * Loader: a module with everything that it imports, bundled as the package is, so that the embed's renderer and styles stand
 * beside React and the pages' own in the server's build.
 */
export default async function wholeModule() {
  const { code, moduleIds } = await bundleWhole(this.resourcePath);
  for (const file of moduleIds) this.addDependency(file);
  return code;
}
