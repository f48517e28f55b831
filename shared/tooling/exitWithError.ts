export function exitWithError(sentence: string, code = 1): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

export function valueOrExit<Value extends object | number | null>(value: Value | string): Value {
  return typeof value === 'string' ? exitWithError(value) : value;
}
