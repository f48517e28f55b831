import { SettingError } from '../config';
import { NoDatabase } from '../database/embeddedDatabase';
import { FolderInUse } from '../database/folderLock';
import { RefusedRequest } from '../errors';
import { OperatorError } from './askOperator';

/** Runs a command of the operator: prints what it answers; null means that its words were not understood. */
export function runCommand(usage: string, command: (words: string[]) => Promise<string | null>): void {
  command(process.argv.slice(2)).then(
    (text) => {
      if (text === null) {
        process.stderr.write(`${usage}\n`);
        process.exitCode = 2;
      } else process.stdout.write(`${text}\n`);
    },
    (error: unknown) => {
      process.stderr.write(`${sentenceFor(error)}\n`);
      process.exitCode = 1;
    },
  );
}

function sentenceFor(error: unknown): string {
  const isForOperator =
    error instanceof SettingError ||
    error instanceof FolderInUse ||
    error instanceof NoDatabase ||
    error instanceof OperatorError ||
    error instanceof RefusedRequest;
  if (isForOperator) return error.message;
  return 'Neither the checkout service nor its database answers.';
}
