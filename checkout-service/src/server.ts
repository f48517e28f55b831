import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { SettingError } from '@shop/node/settings/readEnvironment';
import { readSettings } from './config';
import { DatabaseError } from './database/database';
import { FolderInUse } from './database/folderLock';
import { describePayments } from './describePayments';
import { errorCode } from './errorFacts';
import { createLog, describeError } from './log';
import type { Service } from './service';

/** After this the process ends, whatever still hangs. */
const STOP_DEADLINE_MS = 9000;
const FILE_TROUBLE = /^E(?:ACCES|PERM|ROFS|NOSPC|DQUOT|FBIG|IO|NOTDIR|ISDIR|EXIST|NOENT|LOOP|NAMETOOLONG)$/;

/**
 * Percent by which the heap grows before all of it is swept. Beside PostgreSQL the process then holds 130 MB; V8's own
 * choice makes 150 to 170, and 40 percent 120 at a tenth more CPU a checkout.
 */
const HEAP_GROWTH = 100;

/**
 * How much a function of the embedded database does before it is compiled for speed; V8's own 1,800,000 spends a third of the
 * start on functions that run during the start only. What checkouts use is past it soon.
 */
const TIERING_BUDGET = 18_000_000;

async function main(): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET}`);
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  let service: Service | undefined;
  let isStopping = false;

  const stop = (code: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(code), STOP_DEADLINE_MS).unref();
    Promise.resolve(service?.stop())
      .catch((error: unknown) => log.error({ error: describeError(error) }, 'not stopped cleanly'))
      .finally(() => process.exit(code));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0));
  for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ error: describeError(error) }, event);
      stop(1);
    });
  }
  // The shop that started this process is gone.
  process.on('disconnect', () => stop(0));

  // Before the rest is loaded and the database is open, so that the shell can start meanwhile.
  process.send?.({ type: 'settings', ...describePayments(settings) });
  const { startService } = await import('./service');
  service = await startService(settings, {
    packedDataFile: path.join(path.dirname(fileURLToPath(import.meta.url)), 'pgdata.tar.gz'),
    log,
  });
  const { port, isSandbox, paymentOrigins } = service;
  process.send?.({ type: 'ready', port, isSandbox, paymentOrigins });
}

main().catch((error: unknown) => {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exit(1);
});

/** One sentence that names the variable; nothing of its value. */
function sentenceFor(error: unknown): string {
  if (error instanceof SettingError || error instanceof FolderInUse) return error.message;
  const code = errorCode(error);
  // Before the files: a server's socket that is not there has the code of a file that is not there.
  if (error instanceof DatabaseError && process.env.DATABASE_URL) {
    return `DATABASE_URL does not lead to a working database (${code}).`;
  }
  if (code && FILE_TROUBLE.test(code)) return `DATA_DIR cannot be written (${code}).`;
  if (error instanceof DatabaseError) return `DATA_DIR holds a database that does not work (${code}).`;
  // What has a code comes from elsewhere, and its message may hold a value.
  const reason = code ?? (error instanceof Error ? error.message : 'unknown error');
  return `The checkout service could not start (${reason}).`;
}
