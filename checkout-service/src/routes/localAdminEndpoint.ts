import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import express from 'express';
import type { Database } from '../database/database';
import { addressOf } from '../http/addressOf';
import { answerErrors, answerNotFound } from '../http/answerErrors';
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
 * The embedded database is open in one process only, so the operator's commands have to ask the service. Whoever may
 * read the file in DATA_DIR may: it names a loopback port and a token of this start.
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
  app.use(answerNotFound);
  app.use(answerErrors(log));
  const server: Server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  const address: AdminAddress = {
    url: `http://127.0.0.1:${addressOf(server).port}`,
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
