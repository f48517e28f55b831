import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SettingError } from '@shop/node/settings/readEnvironment';
import { NoDatabase } from '../database/embeddedDatabase';
import { FolderInUse } from '../database/folderLock';
import { NotABackup } from '../database/restoreEmbedded';
import { errorCode, errorField } from '../errorFacts';
import { Refusal } from '../refusals';
import { OperatorError } from './runOperatorQuery';

type Printed = string | AsyncIterable<string>;

/** Runs a command of the operator: prints what it answers, as it comes; null means that its words were not understood. */
export function runCommand(usage: string, command: (words: string[]) => Promise<Printed | null>): void {
  run(usage, command).catch((error: unknown) => {
    // Whoever reads has seen enough: `npm run orders | head`.
    if (errorCode(error) === 'EPIPE') return;
    process.stderr.write(`${sentenceFor(error)}\n`);
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

function sentenceFor(error: unknown): string {
  const isForOperator =
    error instanceof SettingError ||
    error instanceof FolderInUse ||
    error instanceof NoDatabase ||
    error instanceof OperatorError ||
    error instanceof NotABackup ||
    error instanceof Refusal;
  if (isForOperator) return error.message;
  const [code, file] = [errorCode(error), errorField(error, 'path')];
  if (code && file) return `${file} cannot be used (${code}).`;
  return 'Neither the checkout service nor its database answers.';
}
