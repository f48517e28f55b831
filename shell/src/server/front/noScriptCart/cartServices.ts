import { type CheckoutCall, callCheckout, callOrder } from '@shop/contracts/callCheckout';
import { checkoutAnswerSchema, type Order, orderSchema } from '@shop/contracts/checkout';
import { FORM_CART_COOKIE } from '@shop/contracts/formCartCookie';
import type { SiteConfig } from '@shop/domain/site/siteConfig';
import { readSignedJson, signJson } from '@shop/node/settings/signedJson';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { readCookie } from '../../http/cookies';
import { readSoldProducts } from '../../pages/livePrices';
import { type FormCart, formCartSchema } from './formCart';

const COOKIE = 'cart_lines';
const MAX_AGE_MS = 30 * 24 * 3600 * 1000;
/** Milliseconds: the service itself gives up after 11 s. */
const CHECKOUT_LIMIT_MS = 13_000;
const READ_LIMIT_MS = 3000;

/** The signed cookie of a cart without script. Nobody has one who has not sent one of the cart's forms. */
export function makeCartCookie(secret: () => string) {
  return {
    /** An unreadable one is of an older release: a cart begins anew. */
    read(req: Request): FormCart | null {
      const text = readCookie(req.headers.cookie, COOKIE);
      return text ? readSignedJson(text, secret(), formCartSchema) : null;
    },
    write(req: Request, res: Response, cart: FormCart) {
      const options = { sameSite: 'lax', secure: req.secure, maxAge: MAX_AGE_MS } as const;
      res.cookie(COOKIE, signJson(cart, secret()), { ...options, httpOnly: true });
      res.cookie(FORM_CART_COOKIE, '1', options);
    },
    end: (res: Response) => res.clearCookie(COOKIE).clearCookie(FORM_CART_COOKIE),
  };
}
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

export type CartServices = {
  site: Pick<SiteConfig, 'origin' | 'paymentOrigins'>;
  service: ReturnType<typeof makeCheckoutService>;
  cookie: ReturnType<typeof makeCartCookie>;
  log: Logger;
};
