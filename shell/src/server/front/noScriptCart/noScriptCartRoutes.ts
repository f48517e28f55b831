import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { toCheckoutRequest } from '@shop/contracts/callCheckout';
import { cartForms } from '@shop/contracts/cartForms';
import { boughtStatuses, sessionInAddress } from '@shop/contracts/checkoutLimits';
import { paths } from '@shop/contracts/paths';
import type { CartFormError } from '@shop/contracts/serverData';
import { toCents } from '@shop/domain/money';
import { appliedCode, subtotalCents } from '@shop/domain/pricing';
import { isForeignPage } from '@shop/node/http/isForeignPage';
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import { z } from 'zod';
import {
  changes,
  emptyFormCart,
  endFormCart,
  type FormCart,
  formSchema,
  hasOtherPrice,
  payments,
  priceLines,
  readFormCart,
  toQuantities,
  writeFormCart,
} from './formCart';
import { type CartServices, ORDER_PAGE, passServerData } from './serverData';

const MAX_FORM = '16kb';
const answeredBy = (said: CartFormError) => `${paths.cart}?said=${said}`;

/** The cart of visitors without script (rule cart.forms). Only these addresses read its cookie: other pages are everybody's. */
export function noScriptCartRoutes(services: CartServices): Router {
  const { site, service, log } = services;
  const forms = Object.values(cartForms);
  const router = Router();
  router.get([paths.cart, ORDER_PAGE], passServerData(services));
  router.post(forms, (req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    if (!isForeignPage(req.headers, site.origin)) return next();
    res.status(403).type('text/plain').send('This form is not one of the shop’s own.');
  });
  router.post(forms, express.urlencoded({ limit: MAX_FORM }), (req, _res, next) => {
    req.body = formSchema.parse(req.body ?? {});
    next();
  });
  for (const [form, change] of Object.entries(changes))
    router.post(form, (req, res) => {
      const cart = readFormCart(req) ?? emptyFormCart();
      writeFormCart(req, res, { ...cart, ...change(cart, req.body) });
      res.redirect(303, req.url.replace(req.path, paths.cart));
    });
  for (const [form, change] of Object.entries(payments))
    router.post(form, async (req, res) => {
      const kept = readFormCart(req);
      const isBuyNow = form === cartForms.buy;
      const before = kept ?? emptyFormCart();
      const cart = { ...before, ...change(before, req.body) };
      const { page, session } = await startCheckout(cart, isBuyNow, req, services).catch((error) => {
        log.warn({ reason: String(error) }, 'cannot check out a cart without script');
        return { page: answeredBy('checkout-failed'), session: cart.session };
      });
      if (kept && !isBuyNow && session !== kept.session) writeFormCart(req, res, { ...kept, session });
      res.redirect(303, page);
    });
  router.post(cartForms.take, async (req, res) => {
    const { lines: kept, ref, session } = readFormCart(req) ?? emptyFormCart();
    const lines = priceLines(kept, await service.products());
    endFormCart(res);
    res.json({ lines, ref, session, ...(lines.length < kept.length && { said: 'not-sold' }) });
  });
  router.use(forms, (error: unknown, _req: Request, res: Response, _next: NextFunction) => {
    const isBadForm = error instanceof z.ZodError || (error instanceof Error && 'status' in error);
    if (!isBadForm) log.error({ reason: String(error) }, 'a cart form cannot be answered');
    res.status(isBadForm ? 400 : 503).type('text/plain');
    res.send('That didn’t work, and your cart is as it was. Go back and try again.');
  });
  return router;
}

async function startCheckout(cart: FormCart, isBuyNow: boolean, req: Request, services: CartServices) {
  const { site, service } = services;
  const { session } = cart;
  const address = req.ip ?? '';
  if (cart.lines.length === 0) return { page: answeredBy('cart-empty'), session };
  const lines = priceLines(cart.lines, await service.products());
  if (lines.length < cart.lines.length) return { page: answeredBy('not-sold'), session };
  if (hasOtherPrice(req.body, lines)) return { page: answeredBy('price-changed'), session };
  const before = session ? await service.order(session, address) : null;
  // Paid, and nobody came back from the payment page; or its payment is under way, which a changed cart is shown once: it may take days.
  if (before && [...boughtStatuses, 'pending'].includes(before.status)) {
    const page = `${ORDER_PAGE}?session_id=${before.session_id}`;
    const isChanged = !isDeepStrictEqual(toQuantities(before.lines), toQuantities(cart.lines));
    return { page, session: before.status === 'pending' && isChanged ? undefined : session };
  }
  const priced = lines.map(({ price, quantity }) => ({ unitCents: toCents(price), quantity }));
  const code = appliedCode(cart.promoCode, subtotalCents(priced), cart.isOfferDeclined);
  const request = toCheckoutRequest(lines, code, cart.ref);
  const idempotencyKey = hash('sha256', cart.key + JSON.stringify(request));
  const page = await service.checkOut({ request, idempotencyKey, isBuyNow }, address);
  const { origin, pathname } = new URL(page);
  const isOwnOrder = origin === site.origin && pathname === ORDER_PAGE;
  // Rule checkout.payment-address.
  if (!isOwnOrder && !site.paymentOrigins.includes(origin)) throw new Error('it is no payment page');
  return { page, session: sessionInAddress.exec(page)?.[0] ?? session };
}
