import { createHash } from 'node:crypto';
import type { CartLine } from '@shop/contracts/cart';
import { cartForms } from '@shop/contracts/cartForms';
import type { CheckoutRequest, Order } from '@shop/contracts/checkout';
import { boughtStatuses, sessionInAddress } from '@shop/contracts/checkoutLimits';
import { paths } from '@shop/contracts/paths';
import type { CartFormError } from '@shop/contracts/serverData';
import { toCents } from '@shop/domain/money';
import { appliedCode, subtotalCents } from '@shop/domain/pricing';
import type { SiteConfig } from '@shop/domain/site/siteConfig';
import { isForeignPage } from '@shop/node/http/isForeignPage';
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type CartCookie, makeCartCookie } from './cartCookie';
import type { CheckoutService } from './checkoutService';
import {
  addLines,
  codeForm,
  emptyFormCart,
  type FormCart,
  hasOtherPrice,
  lineForm,
  linesForm,
  priceLines,
  quantityForm,
  refForm,
  setQuantity,
} from './formCart';
import { getServerCart, getServerOrder, setServerData, unreadCart } from './serverData';

type Dependencies = {
  site: Pick<SiteConfig, 'origin' | 'paymentOrigins'>;
  service: CheckoutService;
  secret: () => string;
  log: Logger;
};

/** Bytes of a form: a hundred lines. */
const MAX_FORM = '16kb';
const ORDER_PAGE = '/order-success';
const answeredBy = (said: CartFormError) => `${paths.cart}?said=${said}`;

/** The cart of visitors without script (rule cart.forms). Only these addresses read its cookie: other pages are everybody's. */
export function createNoScriptCartRoutes(dependencies: Dependencies): Router {
  const { service, log } = dependencies;
  const router = Router();
  const cookie = makeCartCookie(dependencies);
  router.get([paths.cart, ORDER_PAGE], async (req, res, next) => {
    const read = req.path === paths.cart ? getServerCart : getServerOrder;
    const data = await read(req, res, { service, cookie }).catch((error) => {
      log.warn({ page: req.path, reason: String(error) }, 'cannot show a cart or an order without script');
      return read === getServerCart && cookie.read(req)?.lines.length ? unreadCart : {};
    });
    setServerData(req, data);
    next();
  });
  router.post(
    Object.values(cartForms),
    requireSameOrigin(dependencies.site.origin),
    express.urlencoded({ extended: false, limit: MAX_FORM }),
  );
  addChangeForms(router, cookie);
  addPaymentForms(router, dependencies, cookie);
  router.post(cartForms.take, async (req, res) => {
    const { lines: kept, ref, lastCheckout, paid } = cookie.read(req) ?? emptyFormCart();
    const lines = priceLines(kept, await service.products());
    cookie.end(req, res);
    const session = paid.includes(lastCheckout?.session ?? '') ? undefined : lastCheckout?.session;
    res.json({ lines, ref, session, ...(lines.length < kept.length && { said: 'not-sold' }) });
  });
  router.use(Object.values(cartForms), answerBadForm(dependencies));
  return router;
}

function requireSameOrigin(siteOrigin: string) {
  return (req: Request, res: Response, next: NextFunction) => {
    res.setHeader('Cache-Control', 'no-store');
    if (!isForeignPage(req.headers, siteOrigin)) return next();
    res.status(403).type('text/plain').send('This form is not one of the shop’s own.');
  };
}

function addChangeForms(router: Router, cookie: CartCookie) {
  const change = (address: string, apply: (cart: FormCart, body: unknown) => FormCart) =>
    router.post(address, (req, res) => {
      cookie.write(req, res, apply(cookie.read(req) ?? emptyFormCart(), req.body));
      res.redirect(303, req.url.replace(req.path, paths.cart));
    });
  change(cartForms.add, (cart, body) => {
    const { ref = cart.ref } = refForm.parse(body);
    return { ...addLines(cart, linesForm.parse(body)), ref };
  });
  change(cartForms.quantity, (cart, body) => setQuantity(cart, quantityForm.parse(body)));
  change(cartForms.remove, (cart, body) => {
    const removed = lineForm.parse(body);
    return { ...cart, lines: cart.lines.filter(({ id }) => id !== removed.id) };
  });
  change(cartForms.clear, (cart) => ({ ...cart, lines: [] }));
  change(cartForms.promo, (cart, body) => {
    const { code = '', off } = codeForm.parse(body);
    return { ...cart, promoCode: code.trim(), isOfferDeclined: off !== undefined };
  });
}

function toRequest({ promoCode, isOfferDeclined, ref }: FormCart, lines: CartLine[]): CheckoutRequest {
  const priced = lines.map(({ price, quantity }) => ({ unitCents: toCents(price), quantity }));
  const code = appliedCode(promoCode, subtotalCents(priced), isOfferDeclined);
  return {
    items: lines.map(({ id, name, price, quantity }) => ({ id, name, price, variantId: null, quantity })),
    ...(code ? { promoCode: code } : {}),
    ...(ref ? { ref } : {}),
  };
}

/** The order of the cart before it changed, if it was paid and nobody came back from the payment page, or its payment is under way. */
async function findOrderBefore(
  service: CheckoutService,
  { lastCheckout, paid }: FormCart,
  key: string,
  visitorAddress: string,
): Promise<Order | null> {
  if (!lastCheckout || lastCheckout.key === key || paid.includes(lastCheckout.session)) return null;
  const order = await service.order(lastCheckout.session, visitorAddress);
  return order && [...boughtStatuses, 'pending'].includes(order.status) ? order : null;
}

function addPaymentForms(router: Router, dependencies: Dependencies, cookie: CartCookie) {
  const { service, log } = dependencies;
  async function pay(req: Request, res: Response, cart: FormCart, isBuyNow: boolean) {
    if (cart.lines.length === 0) return res.redirect(303, answeredBy('cart-empty'));
    try {
      const lines = priceLines(cart.lines, await service.products());
      // The cart page drops from the cookie's cart what is not sold.
      if (lines.length < cart.lines.length) return res.redirect(303, answeredBy('not-sold'));
      if (hasOtherPrice(req.body, lines)) return res.redirect(303, answeredBy('price-changed'));
      const request = toRequest(cart, lines);
      const idempotencyKey = createHash('sha256')
        .update(cart.key + JSON.stringify(request))
        .digest('hex');
      const known = isBuyNow ? null : cookie.read(req);
      const address = req.ip ?? '';
      const earlier = known && (await findOrderBefore(service, known, idempotencyKey, address));
      // Shown once: it may take days.
      if (known && earlier?.status === 'pending')
        cookie.write(req, res, { ...known, lastCheckout: undefined });
      if (earlier) return res.redirect(303, `${ORDER_PAGE}?session_id=${earlier.session_id}`);
      const page = await service.checkOut({ request, idempotencyKey, isBuyNow }, address);
      if (!isPaymentAddress(page, dependencies)) throw new Error('the checkout address is no payment page');
      const session = sessionInAddress.exec(page)?.[0];
      if (known && session)
        cookie.write(req, res, { ...known, lastCheckout: { key: idempotencyKey, session } });
      return res.redirect(303, page);
    } catch (error) {
      log.warn({ reason: String(error) }, 'cannot check out a cart without script');
      return res.redirect(303, answeredBy('checkout-failed'));
    }
  }

  router.post(cartForms.checkout, async (req, res) => {
    const cart = cookie.read(req) ?? emptyFormCart();
    const { code = cart.promoCode, off } = codeForm.parse(req.body ?? {});
    const isOfferDeclined = cart.isOfferDeclined || off !== undefined;
    // Named lines are those of a page whose own way to pay was lost.
    const isNamed = req.body?.id !== undefined;
    const { lines } = isNamed ? addLines(emptyFormCart(), linesForm.parse(req.body)) : cart;
    await pay(req, res, { ...cart, lines, promoCode: code, isOfferDeclined }, false);
  });
  router.post(cartForms.buy, async (req, res) => {
    const { id } = lineForm.parse(req.body);
    const { ref } = cookie.read(req) ?? {};
    await pay(req, res, { ...emptyFormCart(), ref, lines: [{ id, quantity: 1 }] }, true);
  });
}

/** True for an address of the payment provider, or of the shop's own page of an order (rule checkout.payment-address). */
function isPaymentAddress(address: string, { site }: Dependencies): boolean {
  const { origin, pathname } = new URL(address);
  return site.paymentOrigins.includes(origin) || (origin === site.origin && pathname === ORDER_PAGE);
}

function answerBadForm({ log }: Dependencies) {
  return (error: unknown, _req: Request, res: Response, _next: NextFunction) => {
    const isBadForm = error instanceof z.ZodError || (error instanceof Error && 'status' in error);
    if (!isBadForm) log.error({ reason: String(error) }, 'a cart form cannot be answered');
    res.status(isBadForm ? 400 : 503).type('text/plain');
    res.send('That didn’t work, and your cart is as it was. Go back and try again.');
  };
}
