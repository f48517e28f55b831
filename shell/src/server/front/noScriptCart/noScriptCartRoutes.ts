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
import {
  changes,
  emptyFormCart,
  type FormCart,
  hasOtherPrice,
  makeCartCookie,
  priceLines,
  readBuyNow,
  readCheckout,
} from './formCart';
import { type CartServices, ORDER_PAGE, serverDataRoutes } from './serverData';

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
  for (const [form, change] of Object.entries(changes))
    router.post(form, (req, res) => {
      cookie.write(req, res, change(cookie.read(req) ?? emptyFormCart(), req.body));
      res.redirect(303, req.url.replace(req.path, paths.cart));
    });
  router.post(cartForms.checkout, payWith('checkout', services));
  router.post(cartForms.buy, payWith('buy', services));
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

function toRequest({ promoCode, isOfferDeclined, ref }: FormCart, lines: CartLine[]): CheckoutRequest {
  const priced = lines.map(({ price, quantity }) => ({ unitCents: toCents(price), quantity }));
  const code = appliedCode(promoCode, subtotalCents(priced), isOfferDeclined);
  return {
    items: lines.map(({ id, name, price, quantity }) => ({ id, name, price, variantId: null, quantity })),
    ...(code ? { promoCode: code } : {}),
    ...(ref ? { ref } : {}),
  };
}

function payWith(form: 'checkout' | 'buy', { site, service, cookie, log }: CartServices) {
  const isBuyNow = form === 'buy';
  return async (req: Request, res: Response) => {
    const kept = cookie.read(req);
    const cart = (isBuyNow ? readBuyNow : readCheckout)(kept ?? emptyFormCart(), req.body ?? {});
    const keep = (lastCheckout: FormCart['lastCheckout']) => {
      if (kept && !isBuyNow) cookie.write(req, res, { ...kept, lastCheckout });
    };
    async function findPage() {
      if (cart.lines.length === 0) return answeredBy('cart-empty');
      const lines = priceLines(cart.lines, await service.products());
      // The cart page drops from the cookie's cart what is not sold.
      if (lines.length < cart.lines.length) return answeredBy('not-sold');
      if (hasOtherPrice(req.body, lines)) return answeredBy('price-changed');
      const request = toRequest(cart, lines);
      const text = cart.key + JSON.stringify(request);
      const key = createHash('sha256').update(text).digest('hex');
      const { lastCheckout: last, paid } = cart;
      const isChanged = last && last.key !== key && !paid.includes(last.session);
      const before = isChanged ? await service.order(last.session, req.ip ?? '') : null;
      // Paid, and nobody came back from the payment page; or its payment is under way, which is shown once: it may take days.
      if (before && [...boughtStatuses, 'pending'].includes(before.status)) {
        if (before.status === 'pending') keep(undefined);
        return `${ORDER_PAGE}?session_id=${before.session_id}`;
      }
      const page = await service.checkOut({ request, idempotencyKey: key, isBuyNow }, req.ip ?? '');
      const { origin, pathname } = new URL(page);
      const isOwnOrder = origin === site.origin && pathname === ORDER_PAGE;
      // Rule checkout.payment-address.
      if (!isOwnOrder && !site.paymentOrigins.includes(origin)) throw new Error('it is no payment page');
      const session = sessionInAddress.exec(page)?.[0];
      if (session) keep({ key, session });
      return page;
    }
    const page = await findPage().catch((error) => {
      log.warn({ reason: String(error) }, 'cannot check out a cart without script');
      return answeredBy('checkout-failed');
    });
    res.redirect(303, page);
  };
}

function answerBadForm(log: Logger) {
  return (error: unknown, _req: Request, res: Response, _next: NextFunction) => {
    const isBadForm = error instanceof z.ZodError || (error instanceof Error && 'status' in error);
    if (!isBadForm) log.error({ reason: String(error) }, 'a cart form cannot be answered');
    res.status(isBadForm ? 400 : 503).type('text/plain');
    res.send('That didn’t work, and your cart is as it was. Go back and try again.');
  };
}
