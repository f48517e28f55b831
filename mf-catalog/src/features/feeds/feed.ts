import type { FeedProduct, RemoteFeed } from '@shop/contracts/feeds';
import { pictureUrl } from '@shop/domain/seo/pictureUrl';
import { giftsPath, productPath } from '../../catalogue/productPath';
import { boxContents } from '../../data/boxContents';
import { contentsList } from '../../data/boxText';
import { categories } from '../../data/categories';
import { pictures } from '../../data/pictures';
import { productDetails } from '../../data/productDetails/details';
import { bundles, everythingSold, type Product, products } from '../../data/products';

/** Path of the picture in its largest size. */
const getPicture = ({ picture }: Product) => pictureUrl(pictures[picture], '');

function getDescription({ slug, summary }: Product): string {
  const box = boxContents[slug];
  const inside = box ? [`In the box: ${contentsList(box).join('; ')}.`] : [];
  return [summary, ...(productDetails[slug]?.description ?? []), ...inside].join(' ');
}

/** What the shell's feeds say of the catalogue. */
export const feed: RemoteFeed = {
  pages: [
    ...products.map((product) => ({ path: productPath(product), pictures: [getPicture(product)] })),
    { path: giftsPath, pictures: bundles.map(getPicture) },
    { path: '/', pictures: [pictureUrl(pictures.hero, '')] },
  ],
  products: everythingSold.map(
    (product): FeedProduct => ({
      id: product.id,
      title: product.name,
      description: getDescription(product),
      path: productPath(product),
      picture: getPicture(product),
      productType: product.category === 'bundle' ? 'Gift Bundles' : categories[product.category].name,
      pack: product.pack,
    }),
  ),
};
