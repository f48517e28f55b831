import type { PageLoaderArgs } from '@shop/contracts/remotes';
import { everythingSold } from '../../data/products';
import { productFeed } from './productFeed';

const answer = (status: number, type: string, text: string) =>
  new Response(text, { status, headers: { 'Content-Type': `text/${type}; charset=utf-8` } });

/** /feeds/products.xml: read by merchant centers. */
export function loader({ request, site }: PageLoaderArgs): Response {
  const { shippingCountries: countries = [], prices } = site ?? {};
  const sold = everythingSold.flatMap((product) => {
    const priceCents = prices ? prices[product.id] : product.priceCents;
    return priceCents === undefined ? [] : { ...product, priceCents };
  });
  // Before it is refused: the gate, where no price is known, meets a feed that throws.
  const xml = productFeed({ origin: new URL(request.url).origin, countries, sold });
  // An empty feed would take every product out of the merchant center.
  const isKnown = prices && sold.length > 0;
  if (prices && !isKnown) console.error('The products table sells nothing of the catalogue.');
  return isKnown ? answer(200, 'xml', xml) : answer(503, 'html', 'The product feed is away for a moment.');
}

/** There is no page under this address. */
export const Component = () => null;
