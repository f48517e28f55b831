import type { RemoteFeed } from '@shop/contracts/feeds';
import { pictureUrl } from '@shop/domain/seo/pictureUrl';
import { productPath } from '../../catalogue/productPath';
import { giftsPath } from '../../data/categories';
import { pictures } from '../../data/pictures';
import { bundles, type Product, products } from '../../data/products';

const getPicture = ({ picture }: Product) => pictureUrl(pictures[picture], '');

const pages: RemoteFeed['pages'] = [
  ...products.map((product) => ({ path: productPath(product), pictures: [getPicture(product)] })),
  { path: giftsPath, pictures: bundles.map(getPicture) },
  { path: '/', pictures: [pictureUrl(pictures.hero, '')] },
];

/** Read by the shell for /sitemap.xml. */
export const loader = () => Response.json({ pages } satisfies RemoteFeed);

/** There is no page under this address. */
export const Component = () => null;
