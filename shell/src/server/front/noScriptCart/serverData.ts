import { paidStatuses, sessionIdPattern } from '@shop/contracts/checkoutLimits';
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
import type { Request, Response } from 'express';
import type { CartCookie } from './cartCookie';
import type { CheckoutService } from './checkoutService';
import { emptyFormCart, priceLines, removePaidLines } from './formCart';

type ServerData = {
  [SERVER_CART]?: ServerCart;
  [SERVER_PROPOSAL]?: ServerProposal;
  [SERVER_ORDER]?: ServerOrder;
};

/** Replaces what a request's query gives its page to show: nobody shows a shopper a cart or an order by a link. */
export function setServerData(req: Request, data: ServerData) {
  const [path = '', search = ''] = req.url.split('?');
  const query = new URLSearchParams(search);
  for (const name of [SERVER_CART, SERVER_PROPOSAL, SERVER_ORDER]) query.delete(name);
  for (const [name, value] of Object.entries(data)) query.set(name, JSON.stringify(value));
  req.url = query.size > 0 ? `${path}?${query}` : path;
}

type Sources = { service: CheckoutService; cookie: CartCookie };
type ReadServerData = (req: Request, res: Response, from: Sources) => Promise<ServerData>;

export const getServerCart: ReadServerData = async (req, res, { service, cookie }) => {
  const known = cookie.read(req);
  const said = cartFormErrors.find((error) => error === req.query.said);
  const proposal = readProposal(new URLSearchParams(req.url.split('?')[1]));
  const cart = known ?? emptyFormCart();
  const products = proposal || cart.lines.length > 0 ? await service.products() : [];
  const data: ServerData = {};
  if (proposal) {
    const proposed = priceLines(proposal.lines, products);
    const dropped = proposal.dropped + proposal.lines.length - proposed.length;
    data[SERVER_PROPOSAL] = { ...proposal, lines: proposed, dropped };
  }
  if (!known && !said) return data;
  const { promoCode, isOfferDeclined } = cart;
  const lines = priceLines(cart.lines, products);
  const isCut = lines.length < cart.lines.length;
  // Nobody could take out what is not shown.
  const isSold = ({ id }: { id: string }) => lines.some((line) => line.id === id);
  if (isCut) cookie.write(req, res, { ...cart, lines: cart.lines.filter(isSold) });
  const shown = { lines, promoCode, isOfferDeclined, said: said ?? (isCut ? 'not-sold' : null) };
  return { ...data, [SERVER_CART]: shown };
};

export const unreadCart: ServerData = {
  [SERVER_CART]: { lines: [], promoCode: '', isOfferDeclined: false, said: 'not-read' },
};

export const getServerOrder: ReadServerData = async (req, res, { service, cookie }) => {
  const sessionId = String(req.query.session_id ?? '');
  if (!sessionIdPattern.test(sessionId)) return {};
  const order = await service.order(sessionId, req.ip ?? '');
  const cart = cookie.read(req);
  if (cart && order && paidStatuses.includes(order.status) && !order.buy_now)
    cookie.write(req, res, removePaidLines(cart, order));
  return { [SERVER_ORDER]: order };
};
