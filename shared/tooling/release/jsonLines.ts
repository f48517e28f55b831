import { existsSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';

const NEWLINE = 10;

/** A line that a crash or a full disk cut off is left out. */
export function readJsonLines<Value>(file: string): Value[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return line ? [JSON.parse(line)] : [];
      } catch {
        return [];
      }
    });
}

/** Begins a new line after one that was cut off. */
export async function appendJsonLine(file: string, value: object) {
  const handle = await open(file, 'a+');
  try {
    const { size } = await handle.stat();
    const last = Buffer.alloc(1);
    if (size > 0) await handle.read(last, 0, 1, size - 1);
    const isCut = size > 0 && last[0] !== NEWLINE;
    await handle.appendFile(`${isCut ? '\n' : ''}${JSON.stringify(value)}\n`);
  } finally {
    await handle.close();
  }
}
