import { type Request, type Response, Router, urlencoded } from 'express';
import { renderClosedPage, renderPayPage, renderUnknownPage } from './payPage';
import { payPageStyles } from './payPageStyles';
import type { SandboxSession } from './sandboxSession';
import type { SandboxStore } from './sandboxStore';

/** The hosted pay page's place while there is no key: /sandbox/pay/{session}. */
export function createSandboxPages(store: SandboxStore, siteOrigin: string): Router {
  const router = Router();
  router.use((_request, response, next) => {
    // A form's redirect counts as its target, too; the shop may be at another origin than this service.
    response.setHeader(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'self'; form-action 'self' ${siteOrigin}; base-uri 'none'; frame-ancestors 'none'`,
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
    const chosenShipping = chosenOption(session, shipping);
    response.send(renderPayPage({ ...session, chosenShipping }, declined === undefined ? null : 'declined'));
  });

  router.post('/pay/:id', urlencoded({ extended: false, limit: '4kb' }), (request, response) => {
    const session = store.find(String(request.params.id));
    if (!session) return sendUnknown(response, siteOrigin);
    response.redirect(303, act(session, request, store));
  });
  return router;
}

function sendUnknown(response: Response, siteOrigin: string): void {
  response.status(404).send(renderUnknownPage(`${siteOrigin}/cart`));
}

/** The delivery that a form or an address names; the first for anything else. */
function chosenOption({ shipping }: SandboxSession, given: unknown): number {
  return Math.max(
    0,
    shipping.findIndex((_, index) => String(index) === given),
  );
}

/** Does what was pressed and says where to go. A second press, or a stale page, changes nothing. */
function act(session: SandboxSession, request: Request, store: SandboxStore): string {
  const { action, shipping }: Record<string, unknown> = request.body ?? {};
  const here = `/sandbox/pay/${session.id}`;
  if (session.status !== 'open') return session.status === 'complete' ? session.successUrl : here;
  const option = chosenOption(session, shipping);
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
