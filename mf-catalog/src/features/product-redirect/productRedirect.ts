import type { PageLoaderArgs } from '@shop/contracts/remotes';
import { redirect } from '@shop/platform';
import { findProduct } from '../../catalogue/findProduct';
import { productPath } from '../../catalogue/productPath';

/**
 * `/product/{slug}`: replaced by the product's own page, its query kept. An unknown slug is not found.
 * @throws Response 404
 */
export function loader({ params, request }: PageLoaderArgs) {
  const product = findProduct(params.slug);
  if (!product) throw new Response('Not found', { status: 404 });
  const [path, hash] = productPath(product).split('#');
  return redirect(path + new URL(request.url).search + (hash ? `#${hash}` : ''));
}

/** Never shown: the loader always leads elsewhere. */
export function Component() {
  return null;
}
