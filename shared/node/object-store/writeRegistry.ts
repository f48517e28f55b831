import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withReserve } from './diskReserve';

/** In one step: a reader sees the old registry or the new one. A full disk has room for it. */
export function writeRegistry(file: string, registry: object): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  return withReserve(path.dirname(file), async () => {
    await writeFile(part, `${JSON.stringify(registry, null, 2)}\n`);
    await rename(part, file);
  });
}
