import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { SettingError } from '@shop/node/settings/readEnvironment';
import { readSettings } from './config';
import { DatabaseError } from './database/database';
import { FolderInUseError } from './database/folderLock';
import { describePayments } from './describePayments';
import { errorCode } from './errorFields';
import { createLog, describeError } from './log';
import type { Service } from './service';

/** The process ends by then, whatever hangs. */
const STOP_DEADLINE_MS = 9000;
const FILE_ERRORS = /^E(?:ACCES|PERM|ROFS|NOSPC|DQUOT|FBIG|IO|NOTDIR|ISDIR|EXIST|NOENT|LOOP|NAMETOOLONG)$/;

/**
 * Percent the heap grows before a full sweep: 130 MB beside PostgreSQL; V8's choice makes 150 to 170, 40 percent 120 at a
 * tenth more CPU a checkout.
 */
const HEAP_GROWTH = 100;

/** Work of a WASM function before it is optimized; V8's 1,800,000 spends a third of the start on start-only functions. */
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
  // The parent process is gone.
  process.on('disconnect', () => stop(0));
  // It may have gone before that was listened for.
  const tellParent = (message: object) => process.send?.(message, (error: Error | null) => error && stop(0));

  // Sent before the database opens: the shell starts meanwhile.
  tellParent({ type: 'settings', ...describePayments(settings) });
  const { startService } = await import('./service');
  service = await startService(settings, {
    packedDataFile: path.join(path.dirname(fileURLToPath(import.meta.url)), 'pgdata.tar.gz'),
    log,
  });
  const { port, isSandbox, paymentOrigins } = service;
  tellParent({ type: 'ready', port, isSandbox, paymentOrigins });
}

main().catch((error: unknown) => {
  process.stderr.write(`${toStartError(error)}\n`);
  process.exit(1);
});

/** Names the variable, never its value. */
function toStartError(error: unknown): string {
  if (error instanceof SettingError || error instanceof FolderInUseError) return error.message;
  const code = errorCode(error);
  // Before the file errors: a missing socket and a missing file share a code.
  if (error instanceof DatabaseError && process.env.DATABASE_URL) {
    return `DATABASE_URL does not lead to a working database (${code}).`;
  }
  if (code && FILE_ERRORS.test(code)) return `DATA_DIR cannot be written (${code}).`;
  if (error instanceof DatabaseError) return `DATA_DIR holds a database that does not work (${code}).`;
  // A foreign message may hold a value.
  const reason = code ?? (error instanceof Error ? error.message : 'unknown error');
  return `The checkout service could not start (${reason}).`;
}
