import { type Request, type Response, Router, urlencoded } from 'express';
import { renderClosedPage, renderPayPage, renderUnknownPage } from './payPage';
import { payPageStyles } from './payPageStyles';
import type { SandboxSession } from './sandboxSession';
import type { SandboxStore } from './sandboxStore';

/** GET and POST /sandbox/pay/{session}. */
export function createSandboxPages(store: SandboxStore, siteOrigin: string): Router {
  const router = Router();
  router.use((_request, response, next) => {
    // CSP applies form-action to redirects, too; the shop may have another origin.
    response.setHeader(
      'Content-Security-Policy',
      `default-src 'none'; img-src 'self'; style-src 'self'; form-action 'self' ${siteOrigin}; base-uri 'none'; frame-ancestors 'none'`,
    );
    response.setHeader('Cache-Control', 'no-store');
    next();
  });

  router.get('/pay.css', (_request, response) => {
    response.type('css').send(payPageStyles);
  });

  router.get('/pay/:id', (request, response) => {
    const session = store.find(request.params.id);
    if (!session) return sendUnknown(response, siteOrigin);
    if (session.status !== 'open') return void response.send(renderClosedPage(session));
    const { declined, shipping } = request.query;
    const chosenShipping = toChosenShipping(session, shipping);
    response.send(renderPayPage({ ...session, chosenShipping }, declined !== undefined));
  });

  router.post('/pay/:id', urlencoded({ extended: false, limit: '4kb' }), (request, response) => {
    const session = store.find(String(request.params.id));
    if (!session) return sendUnknown(response, siteOrigin);
    response.redirect(303, applyAction(session, request, store));
  });
  return router;
}

function sendUnknown(response: Response, siteOrigin: string): void {
  response.status(404).send(renderUnknownPage(`${siteOrigin}/cart`));
}

/** The chosen delivery; the first for anything unknown. */
function toChosenShipping({ shipping }: SandboxSession, value: unknown): number {
  return Math.max(
    0,
    shipping.findIndex((_, index) => String(index) === value),
  );
}

/** Applies the pressed button and returns the next address. A repeated press changes nothing. */
function applyAction(session: SandboxSession, request: Request, store: SandboxStore): string {
  const { action, shipping }: Record<string, unknown> = request.body ?? {};
  const here = `/sandbox/pay/${session.id}`;
  if (session.status !== 'open') return session.status === 'complete' ? session.successUrl : here;
  const option = toChosenShipping(session, shipping);
  switch (action) {
    case 'pay':
      store.pay(session, option);
      return session.successUrl;
    case 'later':
      store.payLater(session, option);
      return session.successUrl;
    case 'cancel':
      return session.cancelUrl;
    case 'decline':
      return `${here}?declined&shipping=${option}`;
    default:
      return here;
  }
}
