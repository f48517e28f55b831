import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { z } from 'zod';
import { readSettings, type Settings } from '../config';
import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { packed } from '../database/packed';
import { createLog } from '../log';
import { openDatabase } from '../service';
import { type AdminAddress, findLocalAdminEndpoint } from './adminAddress';

/** Sentences for the operator, not for a log. */
export class OperatorError extends Error {}

/** Milliseconds that a service has to begin its answer. */
const ANSWER_MS = 15_000;

/** What the service says of a question that it refuses; anything else says nothing. */
const failureSchema = z.object({ message: z.string().optional() }).catch({});

type Question<Answer> = {
  path: string;
  /** Given: a change. */
  body?: unknown;
  /** The same, asked of the database itself. */
  ask: (database: Database) => Promise<Answer>;
};

/**
 * Asks the running service where it holds the embedded database, else the database. PostgreSQL is asked directly,
 * service or not.
 */
export async function runOperatorQuery<Answer>({ path, body, ask }: Question<Answer>): Promise<Answer> {
  const settings = commandSettings();
  const response = await askService(settings, path, { body });
  if (response) return (await response.json()) as Answer;
  const database = await openForCommand(settings);
  try {
    return await ask(database);
  } finally {
    await database.close();
  }
}

/** The same for a list of any length: its items as they come. */
export async function* askForList<Item>(
  path: string,
  ask: (database: Database) => AsyncIterable<Item>,
): AsyncGenerator<Item> {
  const settings = commandSettings();
  const response = await askService(settings, path, { accept: 'application/x-ndjson' });
  if (response?.body) {
    for await (const line of linesOf(response.body)) yield JSON.parse(line);
    return;
  }
  const database = await openForCommand(settings);
  try {
    yield* ask(database);
  } finally {
    await database.close();
  }
}

/** The embedded database, packed: from the running service, else from its folder. */
export async function askForBackup(settings: Settings): Promise<Readable> {
  if (settings.databaseUrl) {
    throw new OperatorError(
      'DATABASE_URL is set: pg_dump or your provider makes the backups of a PostgreSQL server.',
    );
  }
  const response = await askService(settings, '/operator/backup', {});
  if (response?.body) return Readable.fromWeb(response.body as WebStream);
  const database = await openForCommand(settings);
  try {
    if (!database.dump) throw new OperatorError('This database cannot be packed.');
    return packed(await database.dump());
  } finally {
    await database.close();
  }
}

async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** The command moves no money: it needs no key, and must not be refused for want of one. */
export function commandSettings(): Settings {
  return readSettings({ ...process.env, NODE_ENV: undefined });
}

async function openForCommand(settings: Settings): Promise<Database> {
  const database = await openDatabase(settings, {
    packedDataFile: null,
    // Half a database, or a new one, would answer with a list that is empty.
    mustExist: true,
    log: createLog('silent'),
  });
  await migrate(database);
  return database;
}

function endpointByToken({ operatorToken, port }: Settings): AdminAddress | null {
  return operatorToken && port ? { url: `http://127.0.0.1:${port}`, token: operatorToken, pid: 0 } : null;
}

/** null where nobody listens, and where there is no need to ask. */
async function askService(
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
