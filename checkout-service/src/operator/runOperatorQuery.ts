import { z } from 'zod';
import { readSettings, type Settings } from '../config';
import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { createLog } from '../log';
import { openDatabase } from '../service';
import { type AdminAddress, findLocalAdminEndpoint } from './adminAddress';

/** The message is for the operator. */
export class OperatorError extends Error {}

const ANSWER_MS = 15_000;

const failureSchema = z.object({ message: z.string().optional() }).catch({});

type Question<Answer> = {
  path: string;
  /** Given: a change. */
  body?: unknown;
  ask: (database: Database) => Promise<Answer>;
};

/** Asks the running service while it holds the embedded database, else the database itself. */
export async function runOperatorQuery<Answer>({ path, body, ask }: Question<Answer>): Promise<Answer> {
  const settings = commandSettings();
  const response = await callService(settings, path, { body });
  if (response) return JSON.parse(await response.text());
  const database = await openForCommand(settings);
  try {
    return await ask(database);
  } finally {
    await database.close();
  }
}

/** The same for a list: yields its items. */
export async function* requestList<Item>(
  path: string,
  ask: (database: Database) => AsyncIterable<Item>,
): AsyncGenerator<Item> {
  const settings = commandSettings();
  const response = await callService(settings, path, { accept: 'application/x-ndjson' });
  if (response?.body) {
    for await (const line of readLines(response.body)) yield JSON.parse(line);
    return;
  }
  const database = await openForCommand(settings);
  try {
    yield* ask(database);
  } finally {
    await database.close();
  }
}

async function* readLines(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Commands move no money: they need no Stripe key. */
export function commandSettings(): Settings {
  const { NODE_ENV, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE, CHECKOUT_HOST, ...variables } =
    process.env;
  return readSettings(variables);
}

async function openForCommand(settings: Settings): Promise<Database> {
  const database = await openDatabase(settings, {
    packedDataFile: null,
    // A new database would answer with an empty list.
    mustExist: true,
    log: createLog('silent'),
  });
  await migrate(database);
  return database;
}

function endpointByToken({ operatorToken, port }: Settings): AdminAddress | null {
  return operatorToken && port ? { url: `http://127.0.0.1:${port}`, token: operatorToken, pid: 0 } : null;
}

/** Null where no service listens or none is needed. */
async function callService(
  settings: Settings,
  path: string,
  { body, accept = 'application/json' }: { body?: unknown; accept?: string },
): Promise<Response | null> {
  const endpoint = settings.databaseUrl
    ? null
    : (findLocalAdminEndpoint(settings.dataDir) ?? endpointByToken(settings));
  if (!endpoint) return null;
  const begins = new AbortController();
  const timer = setTimeout(() => begins.abort(), ANSWER_MS);
  const response = await fetch(`${endpoint.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      Authorization: `Bearer ${endpoint.token}`,
      'Content-Type': 'application/json',
      Accept: accept,
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: begins.signal,
  }).catch(() => null);
  clearTimeout(timer);
  if (!response) return null;
  if (response.ok) return response;
  if (response.status === 401 || response.status === 404) return null;
  const { message } = failureSchema.parse(await response.json().catch(() => null));
  throw new OperatorError(message ?? `The service answered ${response.status}.`);
}
