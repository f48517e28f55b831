import { Router } from 'express';
import type { Database } from '../database/database';
import { isMigrated } from '../database/migrate';

const READY_TIMEOUT_MS = 2000;

type Options = { database: Database; isStopping: () => boolean };

/** GET /healthz: the process answers. GET /readyz: the database has the schema and takes writes, too; Stripe is not asked. */
export function healthRoutes({ database, isStopping }: Options): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const isReady = !isStopping() && (await respondsInTime(acceptsOrders(database)));
    response.setHeader('Cache-Control', 'no-store');
    if (isReady) response.json({ status: 'ready' });
    else response.status(503).json({ error: 'unavailable', message: 'Not ready.' });
  });
  return router;
}

async function acceptsOrders(database: Database): Promise<boolean> {
  // Writes nothing, and fails where no writes are taken: the pool then drops a connection that may keep that setting for good.
  await database.query('update schema_migrations set version = version where false');
  return isMigrated(database);
}

async function respondsInTime(question: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, READY_TIMEOUT_MS, false);
  });
  const answer = question.catch(() => false);
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
