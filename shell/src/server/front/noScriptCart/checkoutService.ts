import {
  type CheckoutRequest,
  checkoutAnswerSchema,
  type Order,
  orderSchema,
} from '@shop/contracts/checkout';
import { readSoldProducts } from '../../pages/livePrices';

/** Milliseconds: the service itself gives up after 11 s. */
const CHECKOUT_LIMIT_MS = 13_000;
const READ_LIMIT_MS = 3000;

export type CheckoutCall = {
  request: CheckoutRequest;
  key: string;
  isBuyNow: boolean;
  /** The visitor's address, by which the service limits how often somebody asks. */
  address: string;
};

export function makeCheckoutService(url: string) {
  return {
    products: () => readSoldProducts(url),
    async order(sessionId: string): Promise<Order | null> {
      const response = await fetch(`${url}/api/orders/${encodeURIComponent(sessionId)}`, {
        signal: AbortSignal.timeout(READ_LIMIT_MS),
      });
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`GET /api/orders answered ${response.status}`);
      return orderSchema.parse(await response.json());
    },
    /** The address of the payment page. @throws with the service's reason where there is none */
    async checkOut({ request, key, isBuyNow, address }: CheckoutCall): Promise<string> {
      const response = await fetch(`${url}/api/create-checkout`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
          'X-Forwarded-For': address,
          ...(isBuyNow ? { 'X-Checkout-Source': 'buy-now' } : {}),
        },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(CHECKOUT_LIMIT_MS),
      });
      const { url: page, error } = checkoutAnswerSchema.parse(await response.json());
      if (error || !page) throw new Error(`create-checkout answered ${error ?? 'no address'}`);
      return page;
    },
  };
}

export type CheckoutService = ReturnType<typeof makeCheckoutService>;
