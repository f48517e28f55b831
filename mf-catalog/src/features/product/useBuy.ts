import { noticeShown, useCart, useDispatch } from '@shop/platform';
import { toCartItem } from '../../catalogue/toCartItem';
import type { Product } from '../../data/products';

/** What a product page's two buttons do. Adding shows its notice once the cart has the product (rule catalogue.added-notice). */
export function useBuy(product: Product) {
  const { add, buyNow, isCheckingOut } = useCart();
  const dispatch = useDispatch();
  return {
    isCheckingOut,
    addToCart: async () => {
      const isDelivered = await add(toCartItem(product));
      // While mf-cart is away the shell says that the product is kept: one notice is enough.
      if (!isDelivered) return;
      dispatch(
        noticeShown({
          kind: 'success',
          title: 'Added to cart',
          text: `${product.name} has been added to your cart.`,
        }),
      );
    },
    buyNow: () => buyNow(toCartItem(product)),
  };
}
