import type { StateWithCart } from '@shop/contracts/cart';
import { useCart, useDispatch, useSelector } from '@shop/platform';
import { toCartItem } from '../../catalogue/toCartItem';
import type { Product } from '../../data/products';
import { addedToCart } from './productNotices';

/** What a product page's two buttons do. Adding shows its notice once the cart has the product (rule catalogue.added-notice). */
export function useBuy(product: Product) {
  const { module, add, buyNow, isCheckingOut } = useCart();
  const error = useSelector((state: StateWithCart) => module?.selectCheckoutError?.(state, product.id) ?? '');
  const dispatch = useDispatch();
  return {
    isCheckingOut,
    error,
    addToCart: async () => {
      const isDelivered = await add(toCartItem(product));
      // While mf-cart is away the shell says that the product is kept: one notice is enough.
      if (!isDelivered) return;
      dispatch(addedToCart(product.name));
    },
    buyNow: () => buyNow(toCartItem(product)),
  };
}
