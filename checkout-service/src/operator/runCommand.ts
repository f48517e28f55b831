import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SettingError } from '@shop/node/settings/readEnvironment';
import { DatabaseError } from '../database/database';
import { DatabaseMissingError } from '../database/embeddedDatabase';
import { FolderInUseError } from '../database/folderLock';
import { DomainError } from '../domainErrors';
import { errorCode, errorField } from '../errorFields';
import { OperatorError } from './runOperatorQuery';

type Printed = string | AsyncIterable<string>;

/** Runs an operator command and streams its output; null: unknown arguments. */
export function runCommand(usage: string, command: (words: string[]) => Promise<Printed | null>): void {
  run(usage, command).catch((error: unknown) => {
    // The reader closed the pipe: `npm run orders | head`.
    if (errorCode(error) === 'EPIPE') return;
    process.stderr.write(`${toStartError(error)}\n`);
    process.exitCode = 1;
  });
}

async function run(usage: string, command: (words: string[]) => Promise<Printed | null>): Promise<void> {
  const printed = await command(process.argv.slice(2));
  if (printed === null) {
    process.stderr.write(`${usage}\n`);
    process.exitCode = 2;
    return;
  }
  const texts = typeof printed === 'string' ? [`${printed}\n`] : printed;
  await pipeline(Readable.from(texts), process.stdout, { end: false });
}

function toStartError(error: unknown): string {
  const isForOperator =
    error instanceof SettingError ||
    error instanceof FolderInUseError ||
    error instanceof DatabaseMissingError ||
    error instanceof OperatorError ||
    error instanceof DomainError;
  if (isForOperator) return error.message;
  const [code, file] = [errorCode(error), errorField(error, 'path')];
  if (error instanceof DatabaseError && process.env.DATABASE_URL)
    return `DATABASE_URL does not lead to a working database (${code}).`;
  if (code && file) return `${file} cannot be used (${code}).`;
  return 'Neither the checkout service nor its database answers.';
}
