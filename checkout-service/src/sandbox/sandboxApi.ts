import express, { type Express } from 'express';
import { type SandboxSession, sessionParametersSchema, toStripeSession } from './sandboxSession';
import type { SandboxStore } from './sandboxStore';

const MAX_REMEMBERED_KEYS = 1000;

/** As much of Stripe's API as the service calls, for the `stripe` package on a loopback port. */
export function createSandboxApi(store: SandboxStore): Express {
  const answers = new Map<string, SandboxSession>();
  const app = express();
  app.disable('x-powered-by');
  app.use(express.urlencoded({ extended: true, parameterLimit: 5000, limit: '1mb' }));

  app.post('/v1/checkout/sessions', (request, response) => {
    const key = request.get('Idempotency-Key');
    const before = key === undefined ? undefined : answers.get(key);
    if (before) {
      response.json(toStripeSession(before));
      return;
    }
    const parsed = sessionParametersSchema.safeParse(request.body);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      response.status(400).json(apiError(`${issue?.path.join('.')}: ${issue?.message}`));
      return;
    }
    const session = store.create(parsed.data);
    if (key !== undefined) remember(answers, key, session);
    response.json(toStripeSession(session));
  });

  app.get('/v1/checkout/sessions', (request, response) => {
    const { created, payment_intent: paymentIntent, starting_after: startingAfter } = request.query;
    const since = Number(
      (created as { gte?: string } | undefined)?.gte ?? request.query['created[gte]'] ?? 0,
    );
    const all = store
      .list()
      .filter((session) => session.createdAt >= since)
      .filter((session) => paymentIntent === undefined || session.paymentIntent === paymentIntent);
    const from = startingAfter ? all.findIndex(({ id }) => id === startingAfter) + 1 : 0;
    const limit = Number(request.query.limit ?? 10);
    response.json(list(all.slice(from, from + limit).map(toStripeSession), all.length > from + limit));
  });

  app.get('/v1/checkout/sessions/:id', (request, response) => {
    const session = store.find(request.params.id);
    if (!session) {
      response.status(404).json(apiError('No such checkout session'));
      return;
    }
    response.json(toStripeSession(session));
  });

  app.get('/v1/checkout/sessions/:id/line_items', (request, response) => {
    const session = store.find(request.params.id);
    if (!session) {
      response.status(404).json(apiError('No such checkout session'));
      return;
    }
    response.json(list(toLineItems(session), false));
  });

  app.post('/v1/checkout/sessions/:id/expire', (request, response) => {
    const session = store.find(request.params.id);
    if (session?.status !== 'open') {
      response.status(400).json(apiError('The session is not open'));
      return;
    }
    store.expire(session);
    response.json(toStripeSession({ ...session, status: 'expired' }));
  });

  // Nothing is refunded or disputed here.
  app.get('/v1/events', (_request, response) => {
    response.json(list([], false));
  });

  app.use((_request, response) => {
    response.status(404).json(apiError('Not part of the sandbox'));
  });
  return app;
}

const apiError = (message: string) => ({ error: { type: 'invalid_request_error', message } });

const list = (data: unknown[], hasMore: boolean) => ({ object: 'list', data, has_more: hasMore });

function remember(answers: Map<string, SandboxSession>, key: string, session: SandboxSession): void {
  answers.set(key, session);
  if (answers.size <= MAX_REMEMBERED_KEYS) return;
  const oldest = answers.keys().next();
  if (!oldest.done) answers.delete(oldest.value);
}

function toLineItems(session: SandboxSession) {
  return session.lines.map(({ name, unitCents, quantity, metadata }, index) => ({
    id: `li_${index}`,
    object: 'item',
    description: name,
    quantity,
    currency: session.currency,
    amount_subtotal: unitCents * quantity,
    amount_total: unitCents * quantity,
    price: { object: 'price', unit_amount: unitCents, product: { object: 'product', name, metadata } },
  }));
}
