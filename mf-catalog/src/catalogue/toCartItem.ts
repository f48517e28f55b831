import type { CartItem } from '@shop/contracts/cart';
import { toDollars } from '@shop/domain/money';
import { type Product, smallPictureUrl } from '../data/products';

/** What the cart gets of a product. */
export function toCartItem(product: Product): CartItem {
  return {
    id: product.id,
    name: product.name,
    price: toDollars(product.priceCents),
    slug: product.slug,
    image: smallPictureUrl(product),
  };
}
