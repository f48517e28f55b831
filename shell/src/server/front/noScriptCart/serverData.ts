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
import { type Request, type Response, Router } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { readSoldProducts } from '../../pages/livePrices';
import { emptyFormCart, type makeCartCookie, priceLines, removePaidLines } from './formCart';

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
  cookie: ReturnType<typeof makeCartCookie>;
  log: Logger;
};

type ServerData = Record<string, ServerCart | ServerProposal | ServerOrder>;

async function getServerCart(req: Request, res: Response, { service, cookie }: CartServices) {
  const known = cookie.read(req);
  const said = cartFormErrors.find((error) => error === req.query.said);
  const proposal = readProposal(new URLSearchParams(req.url.split('?')[1]));
  const cart = known ?? emptyFormCart();
  const products = proposal || cart.lines.length > 0 ? await service.products() : [];
  const data: ServerData = {};
  if (proposal) {
    const proposed = priceLines(proposal.lines, products);
    const dropped = proposal.dropped + proposal.lines.length - proposed.length;
    data[SERVER_PROPOSAL] = { ...proposal, lines: proposed, dropped } satisfies ServerProposal;
  }
  if (!known && !said) return data;
  const { promoCode, isOfferDeclined } = cart;
  const lines = priceLines(cart.lines, products);
  const isCut = lines.length < cart.lines.length;
  // Nobody could take out what is not shown.
  if (isCut) cookie.write(req, res, { ...cart, lines: lines.map(({ id, quantity }) => ({ id, quantity })) });
  const shown = said ?? (isCut ? 'not-sold' : null);
  data[SERVER_CART] = { lines, promoCode, isOfferDeclined, said: shown } satisfies ServerCart;
  return data;
}

const unreadCart: ServerCart = { lines: [], promoCode: '', isOfferDeclined: false, said: 'not-read' };

async function getServerOrder(req: Request, res: Response, { service, cookie }: CartServices) {
  const sessionId = String(req.query.session_id ?? '');
  if (!sessionIdPattern.test(sessionId)) return {};
  const order = await service.order(sessionId, req.ip ?? '');
  const cart = cookie.read(req);
  if (cart && order && paidStatuses.includes(order.status) && !order.buy_now)
    cookie.write(req, res, removePaidLines(cart, order));
  return { [SERVER_ORDER]: order };
}

export function serverDataRoutes(services: CartServices): Router {
  const { cookie, log } = services;
  return Router().get([paths.cart, ORDER_PAGE], async (req, res, next) => {
    const isCart = req.path === paths.cart;
    const data = await (isCart ? getServerCart : getServerOrder)(req, res, services).catch((error) => {
      log.warn({ page: req.path, reason: String(error) }, 'cannot show a cart or an order without script');
      return isCart && cookie.read(req)?.lines.length ? { [SERVER_CART]: unreadCart } : {};
    });
    // What a link gives its page to show is dropped: nobody shows a shopper a cart or an order by one.
    const [path = '', search = ''] = req.url.split('?');
    const query = new URLSearchParams(search);
    for (const name of [SERVER_CART, SERVER_PROPOSAL, SERVER_ORDER]) query.delete(name);
    for (const [name, value] of Object.entries(data)) query.set(name, JSON.stringify(value));
    req.url = query.size > 0 ? `${path}?${query}` : path;
    next();
  });
}
