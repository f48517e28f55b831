import { createHash } from 'node:crypto';
import type { CartLine } from '@shop/contracts/cart';
import { cartForms } from '@shop/contracts/cartForms';
import type { CheckoutRequest } from '@shop/contracts/checkout';
import { boughtStatuses, sessionInAddress } from '@shop/contracts/checkoutLimits';
import { paths } from '@shop/contracts/paths';
import type { CartFormError } from '@shop/contracts/serverData';
import { toCents } from '@shop/domain/money';
import { appliedCode, subtotalCents } from '@shop/domain/pricing';
import { isForeignPage } from '@shop/node/http/isForeignPage';
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type CartServices, makeCartCookie } from './cartServices';
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
import { ORDER_PAGE, serverDataRoutes } from './serverData';

/** Bytes of a form: a hundred lines. */
const MAX_FORM = '16kb';
const answeredBy = (said: CartFormError) => `${paths.cart}?said=${said}`;

type Dependencies = Omit<CartServices, 'cookie'> & { secret: () => string };

/** The cart of visitors without script (rule cart.forms). Only these addresses read its cookie: other pages are everybody's. */
export function createNoScriptCartRoutes({ secret, ...dependencies }: Dependencies): Router {
  const { site, service, log } = dependencies;
  const forms = Object.values(cartForms);
  const cookie = makeCartCookie(secret);
  const services = { ...dependencies, cookie };
  const router = Router();
  router.use(serverDataRoutes(services));
  router.post(
    forms,
    requireSameOrigin(site.origin),
    express.urlencoded({ extended: false, limit: MAX_FORM }),
  );
  addChangeForms(router, services);
  addCheckoutForms(router, services);
  router.post(cartForms.take, async (req, res) => {
    const { lines: kept, ref, lastCheckout, paid } = cookie.read(req) ?? emptyFormCart();
    const lines = priceLines(kept, await service.products());
    cookie.end(res);
    const session = paid.includes(lastCheckout?.session ?? '') ? undefined : lastCheckout?.session;
    res.json({ lines, ref, session, ...(lines.length < kept.length && { said: 'not-sold' }) });
  });
  router.use(forms, answerBadForm(log));
  return router;
}

function requireSameOrigin(siteOrigin: string) {
  return (req: Request, res: Response, next: NextFunction) => {
    res.setHeader('Cache-Control', 'no-store');
    if (!isForeignPage(req.headers, siteOrigin)) return next();
    res.status(403).type('text/plain').send('This form is not one of the shop’s own.');
  };
}

function addChangeForms(router: Router, { cookie }: CartServices) {
  const change = (address: string, apply: (cart: FormCart, body: unknown) => Partial<FormCart>) =>
    router.post(address, (req, res) => {
      const cart = cookie.read(req) ?? emptyFormCart();
      cookie.write(req, res, { ...cart, ...apply(cart, req.body) });
      res.redirect(303, req.url.replace(req.path, paths.cart));
    });
  change(cartForms.add, (cart, body) => {
    const { ref = cart.ref } = refForm.parse(body);
    return { lines: addLines(cart.lines, linesForm.parse(body)), ref };
  });
  change(cartForms.quantity, ({ lines }, body) => ({ lines: setQuantity(lines, quantityForm.parse(body)) }));
  change(cartForms.remove, ({ lines }, body) => {
    const removed = lineForm.parse(body);
    return { lines: lines.filter(({ id }) => id !== removed.id) };
  });
  change(cartForms.clear, () => ({ lines: [] }));
  change(cartForms.promo, (_cart, body) => {
    const { code = '', off } = codeForm.parse(body);
    return { promoCode: code.trim(), isOfferDeclined: off !== undefined };
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

/** True for an address of the payment provider, or of the shop's own page of an order (rule checkout.payment-address). */
function isPaymentAddress(address: string, site: CartServices['site']): boolean {
  const { origin, pathname } = new URL(address);
  return site.paymentOrigins.includes(origin) || (origin === site.origin && pathname === ORDER_PAGE);
}

type Press = { cart: FormCart; isBuyNow: boolean; keep: (change: Pick<FormCart, 'lastCheckout'>) => void };

/** The address that a press leads to. @throws where there is none */
async function pay(req: Request, { cart, isBuyNow, keep }: Press, { site, service }: CartServices) {
  if (cart.lines.length === 0) return answeredBy('cart-empty');
  const lines = priceLines(cart.lines, await service.products());
  // The cart page drops from the cookie's cart what is not sold.
  if (lines.length < cart.lines.length) return answeredBy('not-sold');
  if (hasOtherPrice(req.body, lines)) return answeredBy('price-changed');
  const request = toRequest(cart, lines);
  const key = createHash('sha256')
    .update(cart.key + JSON.stringify(request))
    .digest('hex');
  const address = req.ip ?? '';
  const { lastCheckout: last, paid } = cart;
  const isChanged = last && last.key !== key && !paid.includes(last.session);
  // Paid, and nobody came back from the payment page; or its payment is under way.
  const before = isChanged ? await service.order(last.session, address) : null;
  if (before && [...boughtStatuses, 'pending'].includes(before.status)) {
    // Shown once: it may take days.
    if (before.status === 'pending') keep({ lastCheckout: undefined });
    return `${ORDER_PAGE}?session_id=${before.session_id}`;
  }
  const page = await service.checkOut({ request, idempotencyKey: key, isBuyNow }, address);
  if (!isPaymentAddress(page, site)) throw new Error('the checkout address is no payment page');
  const session = sessionInAddress.exec(page)?.[0];
  if (session) keep({ lastCheckout: { key, session } });
  return page;
}

function addCheckoutForms(router: Router, services: CartServices) {
  const { cookie, log } = services;
  const answer = (form: string, isBuyNow: boolean, chooseCart: (body: unknown, kept: FormCart) => FormCart) =>
    router.post(form, async (req, res) => {
      const kept = cookie.read(req);
      const cart = chooseCart(req.body ?? {}, kept ?? emptyFormCart());
      const keep = (change: object) => {
        if (kept && !isBuyNow) cookie.write(req, res, { ...kept, ...change });
      };
      const page = await pay(req, { cart, isBuyNow, keep }, services).catch((error) => {
        log.warn({ reason: String(error) }, 'cannot check out a cart without script');
        return answeredBy('checkout-failed');
      });
      res.redirect(303, page);
    });

  answer(cartForms.checkout, false, (body, kept) => {
    const { code = kept.promoCode, off } = codeForm.parse(body);
    const isOfferDeclined = kept.isOfferDeclined || off !== undefined;
    // Named lines are those of a page whose own way to pay was lost.
    const lines = 'id' in Object(body) ? addLines([], linesForm.parse(body)) : kept.lines;
    return { ...kept, lines, promoCode: code, isOfferDeclined };
  });
  answer(cartForms.buy, true, (body, { ref }) => {
    const { id } = lineForm.parse(body);
    return { ...emptyFormCart(), ref, lines: [{ id, quantity: 1 }] };
  });
}

function answerBadForm(log: Logger) {
  return (error: unknown, _req: Request, res: Response, _next: NextFunction) => {
    const isBadForm = error instanceof z.ZodError || (error instanceof Error && 'status' in error);
    if (!isBadForm) log.error({ reason: String(error) }, 'a cart form cannot be answered');
    res.status(isBadForm ? 400 : 503).type('text/plain');
    res.send('That didn’t work, and your cart is as it was. Go back and try again.');
  };
}
