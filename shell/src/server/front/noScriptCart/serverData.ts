import { type CheckoutCall, callCheckout, callOrder } from '@shop/contracts/callCheckout';
import { checkoutAnswerSchema, orderSchema } from '@shop/contracts/checkout';
import { paidStatuses, sessionIdPattern } from '@shop/contracts/checkoutLimits';
import { paths } from '@shop/contracts/paths';
import { readProposal } from '@shop/contracts/proposal';
import {
  cartFormErrors,
  SERVER_CART,
  SERVER_ORDER,
  SERVER_PROPOSAL,
  type ServerCart,
  type ServerOrder,
  type ServerProposal,
} from '@shop/contracts/serverData';
import type { SiteConfig } from '@shop/domain/site/siteConfig';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { requestedUrl } from '../../http/addresses';
import { readSoldProducts } from '../../pages/livePrices';
import { emptyFormCart, priceLines, readFormCart, removePaidLines, writeFormCart } from './formCart';

export const ORDER_PAGE = '/order-success';
/** Milliseconds: the service itself gives up after 11 s. */
const CHECKOUT_LIMIT_MS = 13_000;
const READ_LIMIT_MS = 3000;

export function makeCheckoutService(origin: string) {
  return {
    products: () => readSoldProducts(origin),
    order: async (sessionId: string, visitorAddress: string): Promise<ServerOrder> =>
      z
        .nullable(orderSchema)
        .parse(await callOrder(sessionId, { origin, limitMs: READ_LIMIT_MS, visitorAddress })),
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
  log: Logger;
};

type Show = (req: Request, res: Response, services: CartServices, query: URLSearchParams) => Promise<void>;

const showCart: Show = async (req, res, { service }, query) => {
  const give = (name: string, value: ServerCart | ServerProposal) => query.set(name, JSON.stringify(value));
  const known = readFormCart(req);
  const said = cartFormErrors.find((error) => error === query.get('said'));
  const proposal = readProposal(query);
  const { lines: kept, promoCode, isOfferDeclined } = known ?? emptyFormCart();
  // Until they have prices.
  if (kept.length > 0) give(SERVER_CART, { lines: [], promoCode, isOfferDeclined, said: 'not-read' });
  const products = proposal || kept.length > 0 ? await service.products() : [];
  if (proposal) {
    const lines = priceLines(proposal.lines, products);
    const dropped = proposal.dropped + proposal.lines.length - lines.length;
    give(SERVER_PROPOSAL, { ...proposal, lines, dropped });
  }
  if (!known && !said) return;
  const lines = priceLines(kept, products);
  const isCut = lines.length < kept.length;
  // Nobody could take out what is not shown.
  if (known && isCut) writeFormCart(req, res, { ...known, lines });
  give(SERVER_CART, { lines, promoCode, isOfferDeclined, said: said ?? (isCut ? 'not-sold' : null) });
};

const showOrder: Show = async (req, res, { service }, query) => {
  const sessionId = query.get('session_id') ?? '';
  if (!sessionIdPattern.test(sessionId)) return;
  const order = await service.order(sessionId, req.ip ?? '');
  const cart = readFormCart(req);
  if (cart && order && paidStatuses.includes(order.status) && !order.buy_now)
    writeFormCart(req, res, removePaidLines(cart, order));
  query.set(SERVER_ORDER, JSON.stringify(order));
};

export function passServerData(services: CartServices) {
  return async (req: Request, res: Response, next: NextFunction) => {
    const url = requestedUrl(req);
    // What a link gives its page to show is dropped: nobody shows a shopper a cart or an order by one.
    for (const name of [SERVER_CART, SERVER_PROPOSAL, SERVER_ORDER]) url.searchParams.delete(name);
    const show = req.path === paths.cart ? showCart : showOrder;
    await show(req, res, services, url.searchParams).catch((error) => {
      const page = req.path;
      services.log.warn({ page, reason: String(error) }, 'cannot show a cart or an order without script');
    });
    req.url = url.pathname + url.search;
    next();
  };
}
