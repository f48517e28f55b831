import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { describeError, type Log } from '../log';
import {
  metadataSchema,
  type SandboxSession,
  sessionParametersSchema,
  toLineItems,
  toStripeList,
  toStripeSession,
} from './sandboxSession';
import type { SandboxStore } from './sandboxStore';

const MAX_REMEMBERED_KEYS = 1000;

/** The part of Stripe's API that the service calls. */
export function createSandboxApi(store: SandboxStore, log: Log): Express {
  const answers = new Map<string, SandboxSession>();
  const app = express();
  app.disable('x-powered-by');
  app.use(express.urlencoded({ extended: true, parameterLimit: 5000, limit: '1mb' }));

  app.post('/v1/checkout/sessions', createSession.bind(null, store, answers));
  app.get('/v1/checkout/sessions', listSessions.bind(null, store));
  app.get('/v1/checkout/sessions/:id', (request, response) => {
    const session = store.find(request.params.id);
    if (!session) {
      response.status(404).json(apiError('No such checkout session'));
      return;
    }
    const isExpanded = Object.keys(request.query).some((name) => name.startsWith('expand'));
    response.json(toStripeSession(session, isExpanded));
  });

  app.post('/v1/payment_intents/:id', notePayment.bind(null, store));
  app.get('/v1/checkout/sessions/:id/line_items', (request, response) => {
    const session = store.find(request.params.id);
    if (!session) {
      response.status(404).json(apiError('No such checkout session'));
      return;
    }
    response.json(toStripeList(toLineItems(session)));
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

  app.get('/v1/events', (_request, response) => {
    response.json(toStripeList([]));
  });

  app.use((_request, response) => {
    response.status(404).json(apiError('Not part of the sandbox'));
  });
  // Express's own handler would print the stack.
  app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    log.error({ error: describeError(error) }, 'sandbox cannot answer');
    response.status(500).json(apiError('The sandbox cannot answer'));
  });
  return app;
}

function createSession(
  store: SandboxStore,
  answers: Map<string, SandboxSession>,
  request: Request,
  response: Response,
): void {
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
}

function listSessions(store: SandboxStore, request: Request, response: Response): void {
  const { payment_intent: paymentIntent, starting_after: startingAfter } = request.query;
  const since = Number(request.query['created[gte]'] ?? 0);
  const all = store
    .list()
    .filter((session) => session.createdAt >= since)
    .filter((session) => paymentIntent === undefined || session.paymentIntent === paymentIntent);
  const from = startingAfter ? all.findIndex(({ id }) => id === startingAfter) + 1 : 0;
  const limit = Number(request.query.limit ?? 10);
  const page = all.slice(from, from + limit).map((session) => toStripeSession(session));
  response.json(toStripeList(page, all.length > from + limit));
}

function notePayment(store: SandboxStore, request: Request, response: Response): void {
  const session = store.list().find(({ paymentIntent }) => paymentIntent === request.params.id);
  const metadata = metadataSchema.safeParse(request.body?.metadata);
  if (!session || !metadata.success) {
    response.status(404).json(apiError('No such payment'));
    return;
  }
  const { paymentIntent } = store.note(session, metadata.data);
  response.json({ id: paymentIntent, object: 'payment_intent' });
}

const apiError = (message: string) => ({ error: { type: 'invalid_request_error', message } });

function remember(answers: Map<string, SandboxSession>, key: string, session: SandboxSession): void {
  answers.set(key, session);
  if (answers.size <= MAX_REMEMBERED_KEYS) return;
  const oldest = answers.keys().next();
  if (!oldest.done) answers.delete(oldest.value);
}
