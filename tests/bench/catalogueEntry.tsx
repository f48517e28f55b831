import { ShopServicesProvider } from '@shop/platform';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { type Product, products } from '../../mf-catalog/src/data/products';
import { ShopResults } from '../../mf-catalog/src/features/shop/ShopResults';
import { readShopQuery } from '../../mf-catalog/src/features/shop/shopQuery';
import { makeStore } from '../../shell/src/store/makeStore';
import { servicesWithoutRemotes } from '../support/servicesWithoutRemotes';
import { itemAt } from './itemAt';

/** A catalogue of any size: ours over and over, each with id, slug, name and price of its own. */
export function makeCatalogue(count: number): Product[] {
  return Array.from({ length: count }, (_, index) => {
    const product = itemAt<Product>(products, index % products.length);
    return {
      ...product,
      id: `${product.id}-${index}`,
      slug: `${product.slug}-${index}`,
      name: `${product.name} ${index}`,
      priceCents: product.priceCents + (index % 997),
    };
  });
}

/** The HTML of the shop page's list. */
export function renderList(catalogue: Product[], search: string): string {
  return renderToString(
    <Provider store={makeStore()}>
      <ShopServicesProvider services={servicesWithoutRemotes}>
        <StaticRouter location={`/shop${search}`}>
          <ShopResults catalogue={catalogue} query={readShopQuery(new URLSearchParams(search))} />
        </StaticRouter>
      </ShopServicesProvider>
    </Provider>,
  );
}
