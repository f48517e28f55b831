import { type CheckoutRequest, checkoutRequestSchema } from '@shop/contracts/checkout';
import { MAX_LINES } from '@shop/contracts/checkoutLimits';
import { json, type NextFunction, type Request, type Response, Router } from 'express';
import type { CheckoutClick, StartedCheckout } from '../domain/startCheckout';
import { cartEmpty, invalidRequest, rateLimited } from '../domainErrors';
import { errorField } from '../errorFields';
import { allowOrigin } from '../http/allowOrigin';
import { badRequest, methodNotAllowed } from '../http/httpError';
import { limitConcurrency } from '../http/limitConcurrency';
import type { RateLimiter } from '../http/rateLimiter';
import { getRequestFacts } from '../http/requestLog';
import { tooManyOfOne } from '../pricing/priceCart';

/** Bytes. */
const MAX_BODY = 64 * 1024;
const MAX_PARALLEL = 64;
const LONE_SURROGATE = /\p{Surrogate}/u;
const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype'];

type Options = {
  startCheckout: (click: CheckoutClick) => Promise<StartedCheckout>;
  limiter: RateLimiter;
  siteOrigin: string;
};

/** POST /api/create-checkout (rule checkout.request). */
export function createCheckoutRoute({ startCheckout, limiter, siteOrigin }: Options): Router {
  const router = Router();
  const limited = limitConcurrency(MAX_PARALLEL);
  router.use(allowOrigin(siteOrigin));
  router.options('/', (_request, response) => {
    response.status(204).end();
  });
  router.post(
    '/',
    limitRate(limiter),
    requireJson,
    json({ limit: MAX_BODY, inflate: false, type: () => true }),
    async (request, response) => {
      const click = readClick(request);
      const { url, orderId, sessionId } = await limited(() => startCheckout(click));
      Object.assign(getRequestFacts(response).facts, {
        outcome: 'session',
        order_id: orderId,
        session_id: sessionId,
        lines: click.request.items.length,
      });
      response.setHeader('Cache-Control', 'no-store');
      response.json({ url });
    },
  );
  router.all('/', () => {
    throw methodNotAllowed('POST');
  });
  return router;
}

function limitRate(limiter: RateLimiter) {
  return async (request: Request, _response: Response, next: NextFunction) => {
    const wait = await limiter.take(request.ip ?? '');
    if (wait > 0) throw rateLimited(wait);
    next();
  };
}

/** A form of a foreign page can send text/plain, never this. */
function requireJson(request: Request, _response: Response, next: NextFunction) {
  const type = request.headers['content-type'] ?? '';
  // The parser would read it all first, however slowly.
  if (Number(request.headers['content-length']) > MAX_BODY)
    throw badRequest(413, 'The request is too large.');
  if (!/^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(type)) {
    throw badRequest(415, 'Send application/json.');
  }
  next();
}

function readClick(request: Request): CheckoutClick {
  return {
    request: readBody(request.body),
    key: readKey(request.get('Idempotency-Key')),
    isBuyNow: request.get('X-Checkout-Source') === 'buy-now',
  };
}

function readKey(key: string | undefined): string | null {
  if (key === undefined) return null;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw badRequest(400, 'Idempotency-Key must be 1 to 255 visible characters.');
  }
  return key;
}

function readBody(body: unknown): CheckoutRequest {
  if (hasForbiddenKey(body)) throw invalidRequest('The request has a field that is not allowed.');
  const items = errorField(body, 'items');
  if (Array.isArray(items)) {
    if (items.length === 0) throw cartEmpty();
    if (items.length > MAX_LINES) throw invalidRequest(`At most ${MAX_LINES} lines can be ordered at once.`);
    if (items.some(hasForbiddenKey)) throw invalidRequest('An item has a field that is not allowed.');
  }
  const parsed = checkoutRequestSchema.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    if (issue?.code === 'too_big' && issue.path.at(-1) === 'quantity') throw tooManyOfOne();
    throw invalidRequest(`Not valid: ${issue?.path.join('.') || 'the request'}.`);
  }
  const texts = parsed.data.items.flatMap(({ id, name, variantId }) => [id, name, variantId ?? '']);
  if ([...texts, parsed.data.promoCode ?? ''].some((text) => LONE_SURROGATE.test(text))) {
    throw invalidRequest('A text is not valid Unicode.');
  }
  return parsed.data;
}

function hasForbiddenKey(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && FORBIDDEN_KEYS.some((key) => Object.hasOwn(value, key))
  );
}
