import type { CartThunk } from '@shop/contracts/cart';
import { selectLines } from '../cart/cartSelectors';
import { availabilityRefreshed, productsRefreshed } from '../cart/cartSlice';

/** Milliseconds for which the products table's last answer is current. */
const FRESH_MS = 30_000;
let refreshedAt = Number.NEGATIVE_INFINITY;

/** Asks the products table what the cart's lines cost now, and which it still sells (rule cart.fresh-facts). */
export const refreshProducts =
  ({ ifOlder = false } = {}): CartThunk =>
  async (dispatch, getState) => {
    const now = performance.now();
    if (selectLines(getState()).length === 0 || (ifOlder && now - refreshedAt < FRESH_MS)) return;
    refreshedAt = now;
    try {
      const { fetchProductFacts } = await import(/* webpackChunkName: "cart-service" */ './cartService');
      const facts = await fetchProductFacts();
      dispatch(productsRefreshed(facts));
      dispatch(availabilityRefreshed(facts));
    } catch (error) {
      refreshedAt = Number.NEGATIVE_INFINITY;
      // The service checks prices again at checkout; until then the cart stays as it is.
      console.warn('The prices in the cart could not be refreshed.', error);
    }
  };
