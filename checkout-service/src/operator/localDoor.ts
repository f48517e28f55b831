import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import express from 'express';
import type { Database } from '../database/database';
import { answerErrors, answerNotFound } from '../http/answerErrors';
import type { Log } from '../log';
import type { CatalogueKeeper } from '../products/catalogueKeeper';
import { operatorRoutes } from '../routes/operator';

export type DoorAddress = { url: string; token: string; pid: number };

const doorFile = (dataDir: string) => path.join(dataDir, 'operator.json');

type Options = { dataDir: string; database: Database; catalogue: CatalogueKeeper; log: Log };

/**
 * The embedded database is open in one process only, so the operator's commands have to ask the service. Whoever may
 * read the file in DATA_DIR may: it names a loopback port and a token of this start.
 */
export async function openLocalDoor({ dataDir, database, catalogue, log }: Options): Promise<() => void> {
  const token = randomBytes(32).toString('hex');
  const app = express();
  app.disable('x-powered-by');
  app.use('/operator', operatorRoutes({ token, database, catalogue }));
  app.use(answerNotFound);
  app.use(answerErrors(log));
  const server: Server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  const { port } = server.address() as AddressInfo;
  const address: DoorAddress = { url: `http://127.0.0.1:${port}`, token, pid: process.pid };
  rmSync(doorFile(dataDir), { force: true });
  writeFileSync(doorFile(dataDir), JSON.stringify(address), { mode: 0o600 });
  return () => {
    rmSync(doorFile(dataDir), { force: true });
    server.close();
    server.closeAllConnections();
  };
}

/** The door of the service that runs on this folder, or null. */
export function findLocalDoor(dataDir: string): DoorAddress | null {
  try {
    const address = JSON.parse(readFileSync(doorFile(dataDir), 'utf8')) as DoorAddress;
    process.kill(address.pid, 0);
    return address;
  } catch {
    return null;
  }
}
