import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { readSettings, SettingError } from './config';
import { FolderInUse } from './database/folderLock';
import { createLog, describeError } from './log';
import { type Service, startService } from './service';

/** After this the process ends, whatever still hangs. */
const STOP_DEADLINE_MS = 9000;
const FILE_TROUBLE = /^E(?:ACCES|PERM|ROFS|NOSPC|DQUOT|FBIG|IO|NOTDIR|EXIST|NOENT)$/;

/**
 * Percent by which the heap grows before all of it is swept. Beside PostgreSQL the process then holds 130 MB; V8's own
 * choice makes 150 to 170, and 40 percent 120 at a tenth more CPU a checkout.
 */
const HEAP_GROWTH = 100;

async function main(): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
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
  const { code, name } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'CHECKOUT_PORT is already in use by another program.';
  if (code && FILE_TROUBLE.test(code)) return `DATA_DIR cannot be written (${code}).`;
  if (name === 'DatabaseError') {
    return process.env.DATABASE_URL
      ? `DATABASE_URL does not lead to a working database (${code}).`
      : `DATA_DIR holds a database that does not work (${code}).`;
  }
  return `The checkout service could not start: ${error instanceof Error ? error.message : 'unknown error'}`;
}
