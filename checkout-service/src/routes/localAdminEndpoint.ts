import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import express from 'express';
import type { Database } from '../database/database';
import { createErrorHandler, handleNotFound } from '../http/errorHandler';
import { getServerAddress } from '../http/getServerAddress';
import type { Log } from '../log';
import { type AdminAddress, addressFile } from '../operator/adminAddress';
import type { CatalogueCache } from '../products/catalogueCache';
import { operatorRoutes } from './operator';

type Options = {
  dataDir: string;
  database: Database;
  catalogue: CatalogueCache;
  isNotifying: boolean;
  log: Log;
};

/**
 * Serves operator commands while this process holds the embedded database. The file in DATA_DIR names a loopback port and
 * a token: reading it is the permission.
 */
export async function openLocalAdminEndpoint({
  dataDir,
  database,
  catalogue,
  isNotifying,
  log,
}: Options): Promise<() => void> {
  const token = randomBytes(32).toString('hex');
  const app = express();
  app.disable('x-powered-by');
  app.use('/operator', operatorRoutes({ token, database, catalogue, isNotifying }));
  app.use(handleNotFound);
  app.use(createErrorHandler(log));
  const server: Server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  const address: AdminAddress = {
    url: `http://127.0.0.1:${getServerAddress(server).port}`,
    token,
    pid: process.pid,
  };
  rmSync(addressFile(dataDir), { force: true });
  writeFileSync(addressFile(dataDir), JSON.stringify(address), { mode: 0o600 });
  return () => {
    rmSync(addressFile(dataDir), { force: true });
    server.close();
    server.closeAllConnections();
  };
}
