import type { Database } from '../database/database';
import { describeError, type Log } from '../log';
import { type Catalogue, readCatalogue } from './catalogue';

/** An operator's change is on sale after at most this long. */
const POLL_MS = 2000;

/** Caches the products table: no query per page, and never a stale price in an order (OrderStore.open). */
export type CatalogueCache = {
  current: () => Catalogue;
  refresh: () => Promise<Catalogue>;
  stop: () => void;
};

export async function openCatalogueCache(database: Database, log: Log): Promise<CatalogueCache> {
  let catalogue = await readCatalogue(database);
  async function refresh(): Promise<Catalogue> {
    const [state] = await database.query<{ version: number }>('select version from catalogue_state');
    if (state && state.version !== catalogue.version) {
      catalogue = await readCatalogue(database);
      log.info({ version: catalogue.version, products: catalogue.rows.length }, 'products read again');
    }
    return catalogue;
  }
  const timer = setInterval(() => {
    refresh().catch((error: unknown) => log.warn({ error: describeError(error) }, 'products not refreshed'));
  }, POLL_MS);
  timer.unref();
  return { current: () => catalogue, refresh, stop: () => clearInterval(timer) };
}
