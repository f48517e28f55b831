import { products } from '../../mf-catalog/src/data/products';

/** A name that would end a script element and an attribute, and start a picture that runs code. */
export const HOSTILE_NAME = `"Wax's" </script><img src=x onerror=alert(1)>`;
export const HOSTILE_SLUG = 'soy-wax';

/** Gives one product of the catalogue, in this process, a hostile name. */
export function nameProductHostile() {
  const product = products.find(({ slug }) => slug === HOSTILE_SLUG);
  if (!product) throw new Error(`no ${HOSTILE_SLUG}`);
  Object.assign(product, { name: HOSTILE_NAME });
}
