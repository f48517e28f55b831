export function exitWithError(sentence: string, code = 1): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

export class UsageError extends Error {}
