import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CART_CONTRACT_VERSION } from '@shop/contracts/cart';
import type { RemoteComponentName, RemoteName } from '@shop/contracts/remotes';
import { isForPlatform } from '@shop/node/object-store/isForPlatform';
import platformPackage from '@shop/platform/package.json' with { type: 'json' };
import type { Generation } from './generation';

export const frameComponents: RemoteComponentName[] = [
  'mf_cart/CartBadge',
  'mf_cart/CartPanel',
  'mf_catalog/SearchSuggestions',
];

/** `memo` and `lazy` make objects. */
export const isComponent = (exported: unknown) =>
  exported !== null && ['function', 'object'].includes(typeof exported);

/** The quick look of the running shop. @throws when a remote of a generation does not load or breaks its contract */
export async function checkContract(generation: Generation, name: RemoteName) {
  const { pointer, folder } = generation.release(name);
  if (!pointer.devEntry) {
    const { platform } = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'));
    const { version } = platformPackage;
    if (!isForPlatform(version, platform))
      throw new Error(`it was built for platform ${platform}, and this shell has ${version}`);
  }
  for (const component of frameComponents.filter((one) => one.startsWith(`${name}/`))) {
    const module = await generation.load(component);
    if (!isComponent(module.default)) throw new Error(`${component} exports no component`);
  }
  if (name !== 'mf_cart') return;
  const { cartModule } = await generation.load('mf_cart/cartSlice');
  if (cartModule?.contractVersion !== CART_CONTRACT_VERSION) {
    throw new Error(
      `mf_cart/cartSlice does not speak version ${CART_CONTRACT_VERSION} of the cart's contract`,
    );
  }
}
