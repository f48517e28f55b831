import { hasToken } from '@shop/node/telemetry/metricsAccess';
import { json, Router } from 'express';
import type { Database } from '../database/database';
import { HttpError, notFound } from '../http/httpError';
import { listOrders, toListedOrder } from '../operator/listOrders';
import { readOrderFilter } from '../operator/orderFilter';
import { changePrice, listPrices } from '../operator/prices';
import { sendOrders } from '../operator/sendOrders';
import { changeOrder, readChange } from '../orders/changeOrder';
import type { CatalogueCache } from '../products/catalogueCache';

type Options = {
  /** Null: the route does not exist. */
  token: string | null;
  database: Database;
  catalogue: CatalogueCache;
  isNotifying: boolean;
};

/** Serves `npm run orders` and `npm run products`. Never reachable through the shop's origin. */
export function operatorRoutes({ token, database, catalogue, isNotifying }: Options): Router {
  const router = Router();
  router.use((request, response, next) => {
    if (token === null) throw notFound();
    if (!hasToken(request, token)) {
      throw new HttpError(401, 'unauthorized', 'A valid bearer token is needed.', {
        headers: { 'WWW-Authenticate': 'Bearer' },
      });
    }
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  router.get('/orders', async (request, response) => {
    await sendOrders(request, response, listOrders(database, readOrderFilter(request.query)));
  });
  router.post('/orders', json({ limit: '4kb', inflate: false }), async (request, response) => {
    response.json(toListedOrder(await changeOrder(database, readChange(request.body), { isNotifying })));
  });
  router.get('/products', async (_request, response) => {
    response.json(await listPrices(database));
  });
  router.post('/products', json({ limit: '4kb', inflate: false }), async (request, response) => {
    const changed = await changePrice(database, request.body);
    await catalogue.refresh();
    response.json(changed);
  });
  return router;
}
