import { type CheckoutCall, callCheckout, callOrder } from '@shop/contracts/callCheckout';
import { checkoutAnswerSchema, type Order, orderSchema } from '@shop/contracts/checkout';
import { readSoldProducts } from '../../pages/livePrices';

/** Milliseconds: the service itself gives up after 11 s. */
const CHECKOUT_LIMIT_MS = 13_000;
const READ_LIMIT_MS = 3000;

export function makeCheckoutService(origin: string) {
  return {
    products: () => readSoldProducts(origin),
    async order(sessionId: string, visitorAddress: string): Promise<Order | null> {
      const order = await callOrder(sessionId, { origin, limitMs: READ_LIMIT_MS, visitorAddress });
      return order === null ? null : orderSchema.parse(order);
    },
    /** The address of the payment page. @throws with the service's reason where there is none */
    async checkOut(call: CheckoutCall, visitorAddress: string): Promise<string> {
      const response = await callCheckout(call, { origin, limitMs: CHECKOUT_LIMIT_MS, visitorAddress });
      const { url, error } = checkoutAnswerSchema.parse(await response.json());
      if (error || !url) throw new Error(`create-checkout answered ${error ?? 'no address'}`);
      return url;
    },
  };
}

export type CheckoutService = ReturnType<typeof makeCheckoutService>;
