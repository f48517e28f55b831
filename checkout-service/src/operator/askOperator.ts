import { readSettings } from '../config';
import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { createLog } from '../log';
import { openDatabase } from '../service';
import { type DoorAddress, findLocalDoor } from './localDoor';

/** Sentences for the operator, not for a log. */
export class OperatorError extends Error {}

type Question<Answer> = {
  path: '/operator/orders' | '/operator/products';
  /** Given: a change. */
  body?: unknown;
  /** The same, asked of the database itself. */
  ask: (database: Database) => Promise<Answer>;
};

/**
 * Asks the running service where it holds the embedded database, else the database. PostgreSQL is asked directly,
 * service or not.
 */
export async function askOperator<Answer>({ path, body, ask }: Question<Answer>): Promise<Answer> {
  // The command moves no money: it needs no key, and must not be refused for want of one.
  const settings = readSettings({ ...process.env, NODE_ENV: undefined });
  const door = settings.databaseUrl ? null : (findLocalDoor(settings.dataDir) ?? tokenDoor(settings));
  if (door) {
    const answer = await askService<Answer>(door, path, body);
    if (answer) return answer.value;
  }
  const database = await openDatabase(settings, {
    packedDataFile: null,
    // Half a database, or a new one, would answer with a list that is empty.
    mustExist: true,
    log: createLog('silent'),
  });
  try {
    await migrate(database);
    return await ask(database);
  } finally {
    await database.close();
  }
}

function tokenDoor({
  operatorToken,
  port,
}: {
  operatorToken: string | null;
  port: number;
}): DoorAddress | null {
  return operatorToken && port ? { url: `http://127.0.0.1:${port}`, token: operatorToken, pid: 0 } : null;
}

/** null where nobody listens. */
async function askService<Answer>(
  { url, token }: DoorAddress,
  path: string,
  body: unknown,
): Promise<{ value: Answer } | null> {
  const response = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  }).catch(() => null);
  if (!response) return null;
  if (response.ok) return { value: (await response.json()) as Answer };
  if (response.status === 401 || response.status === 404) return null;
  const failure = (await response.json().catch(() => ({}))) as { message?: string };
  throw new OperatorError(failure.message ?? `The service answered ${response.status}.`);
}
