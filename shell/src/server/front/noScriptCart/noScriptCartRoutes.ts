import { createHash, randomBytes } from 'node:crypto';
import { cartForms } from '@shop/contracts/cartForms';
import { sessionIdPattern } from '@shop/contracts/checkoutLimits';
import { paths } from '@shop/contracts/paths';
import { type CartFormError, cartFormErrors, SERVER_CART, SERVER_ORDER } from '@shop/contracts/serverData';
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { makeCartCookie } from './cartCookie';
import { codeForm, lineForm, linesForm, promoForm, quantityForm } from './cartForm';
import type { CheckoutService } from './checkoutService';
import { addLines, emptyFormCart, type FormCart, removeLine, removePaidLines, setQuantity } from './formCart';
import { clearFormCart, give } from './given';
import { priceLines, toFormCart, toRequest } from './priceLines';
import { requireSameOrigin } from './requireSameOrigin';

export type Dependencies = {
  siteOrigin: string;
  /** Origins of payment pages, the only foreign ones that a checkout may lead to. */
  paymentOrigins: string[];
  service: CheckoutService;
  /** What cookies are signed with. */
  secret: () => string;
  isSecure: (req: Request) => boolean;
  log: Logger;
};

/** Bytes of a form: a hundred lines. */
const MAX_FORM = '16kb';
const saidForm = z.object({
  said: z.enum(cartFormErrors).optional().catch(undefined),
});
const answeredBy = (said: CartFormError) => `${paths.cart}?said=${said}`;

/**
 * The cart of visitors without script (rule cart.forms): its forms, and what the cart page and the order page are given to show.
 * Every other page is the same for everybody, because only these addresses read the cookie.
 */
export function createNoScriptCartRoutes(dependencies: Dependencies): Router {
  const router = Router();
  const cookie = makeCartCookie(dependencies);
  router.get([paths.cart, ORDER_PAGE], (req, _res, next) => {
    clearFormCart(req);
    next();
  });
  router.get(paths.cart, giveCart(dependencies, cookie));
  router.get(ORDER_PAGE, giveOrder(dependencies, cookie));
  router.post(
    Object.values(cartForms),
    requireSameOrigin(dependencies.siteOrigin),
    express.urlencoded({ extended: false, limit: MAX_FORM }),
    (_req, res, next) => {
      res.setHeader('Cache-Control', 'no-store');
      next();
    },
  );
  addChangeForms(router, cookie);
  addPaymentForms(router, dependencies, cookie);
  router.post(cartForms.take, async (req, res) => {
    const cart = cookie.read(req) ?? emptyFormCart();
    const lines = priceLines(cart.lines, await dependencies.service.products());
    cookie.end(req, res);
    res.json({ lines });
  });
  router.use(Object.values(cartForms), answerBadForm(dependencies));
  return router;
}

const ORDER_PAGE = '/order-success';

type CartCookie = ReturnType<typeof makeCartCookie>;

/** Forms that change the cart: each writes the cookie and shows the cart. */
function addChangeForms(router: Router, cookie: CartCookie) {
  const change = (address: string, apply: (cart: FormCart, body: unknown) => FormCart) =>
    router.post(address, (req, res) => {
      cookie.write(req, res, apply(cookie.read(req) ?? emptyFormCart(), req.body));
      res.redirect(303, paths.cart);
    });
  change(cartForms.add, (cart, body) => addLines(cart, linesForm.parse(body)));
  change(cartForms.quantity, (cart, body) => {
    const { id, quantity } = quantityForm.parse(body);
    return setQuantity(cart, id, quantity);
  });
  change(cartForms.remove, (cart, body) => removeLine(cart, lineForm.parse(body).id));
  change(cartForms.clear, (cart) => ({ ...cart, lines: [] }));
  change(cartForms.promo, (cart, body) => {
    const { code, off } = promoForm.parse(body);
    return { ...cart, promoCode: code.trim(), isOfferDeclined: off !== undefined };
  });
}

/** Forms that lead to the payment page. */
function addPaymentForms(router: Router, dependencies: Dependencies, cookie: CartCookie) {
  const { service, log } = dependencies;
  /** Goes to the payment page, or back to the cart with the reason. */
  async function pay(req: Request, res: Response, cart: FormCart, what: 'cart' | 'named' | 'buy-now') {
    if (cart.lines.length === 0) return res.redirect(303, answeredBy('cart-empty'));
    try {
      const priced = priceLines(cart.lines, await service.products());
      if (priced.length < cart.lines.length) {
        // Nobody could take out what is not shown.
        const sold = priced.map(({ id, quantity }) => ({ id, quantity }));
        if (what === 'cart') cookie.write(req, res, { ...cart, lines: sold });
        return res.redirect(303, answeredBy('not-sold'));
      }
      const request = toRequest(cart, priced);
      const key = createHash('sha256')
        .update(cart.key + JSON.stringify(request))
        .digest('hex');
      const page = await service.checkOut({
        request,
        key,
        isBuyNow: what === 'buy-now',
        address: req.ip ?? '',
      });
      if (!isPaymentAddress(page, dependencies)) throw new Error('the checkout address is no payment page');
      return res.redirect(303, page);
    } catch (error) {
      log.error({ reason: String(error) }, 'cannot check out a cart without script');
      return res.redirect(303, answeredBy('checkout-failed'));
    }
  }

  router.post(cartForms.checkout, async (req, res) => {
    const cart = cookie.read(req) ?? emptyFormCart();
    const { code = cart.promoCode, off } = codeForm.parse(req.body ?? {});
    const isOfferDeclined = cart.isOfferDeclined || off !== undefined;
    // Named lines are those of a page whose own way to pay was lost.
    const isNamed = req.body?.id !== undefined;
    const lines = isNamed ? addLines(emptyFormCart(), linesForm.parse(req.body)).lines : cart.lines;
    await pay(req, res, { ...cart, lines, promoCode: code, isOfferDeclined }, isNamed ? 'named' : 'cart');
  });
  router.post(cartForms.buy, async (req, res) => {
    const { id } = lineForm.parse(req.body);
    const cart = { ...emptyFormCart(), key: randomBytes(16).toString('hex'), lines: [{ id, quantity: 1 }] };
    await pay(req, res, cart, 'buy-now');
  });
}

/** True for an address of the payment provider, or of the shop's own page of an order (rule checkout.payment-address). */
function isPaymentAddress(address: string, { paymentOrigins, siteOrigin }: Dependencies): boolean {
  const { origin, pathname } = new URL(address);
  return paymentOrigins.includes(origin) || (origin === siteOrigin && pathname === ORDER_PAGE);
}

/** Gives the cart page the lines of the cookie. */
function giveCart({ service, log }: Dependencies, cookie: CartCookie) {
  return async (req: Request, res: Response, next: NextFunction) => {
    const cart = cookie.read(req);
    const { said } = saidForm.parse(req.query);
    if (!cart && !said) return next();
    try {
      const { lines, ...rest } = cart ?? emptyFormCart();
      const priced = lines.length > 0 ? priceLines(lines, await service.products()) : [];
      const isCut = cart !== null && priced.length < lines.length;
      if (isCut) {
        cookie.write(req, res, { ...cart, lines: priced.map(({ id, quantity }) => ({ id, quantity })) });
      }
      give(req, SERVER_CART, toFormCart(rest, priced, said ?? (isCut ? 'not-sold' : null)));
    } catch (error) {
      log.error({ reason: String(error) }, 'cannot show a cart without script');
    }
    next();
  };
}

/** Gives the order page its order, and takes what was paid out of the cookie's cart. */
function giveOrder({ service, log }: Dependencies, cookie: CartCookie) {
  return async (req: Request, res: Response, next: NextFunction) => {
    const sessionId = String(req.query.session_id ?? '');
    if (!sessionIdPattern.test(sessionId)) return next();
    try {
      const order = await service.order(sessionId);
      give(req, SERVER_ORDER, order);
      const cart = cookie.read(req);
      if (cart && order?.status === 'paid' && !order.buy_now) {
        cookie.write(req, res, removePaidLines(cart, order.session_id, order.lines));
      }
    } catch (error) {
      log.warn({ reason: String(error) }, 'cannot read the order of a session');
    }
    next();
  };
}

/** A form that is none of ours, or cannot be answered: back to the cart, which is as it was. */
function answerBadForm({ log }: Dependencies) {
  return (error: unknown, _req: Request, res: Response, _next: NextFunction) => {
    const isBadForm = error instanceof z.ZodError || (error instanceof Error && 'status' in error);
    if (!isBadForm) log.error({ reason: String(error) }, 'a cart form cannot be answered');
    res.status(isBadForm ? 400 : 503).type('text/plain');
    res.send('That didn’t work, and your cart is as it was. Go back and try again.');
  };
}
