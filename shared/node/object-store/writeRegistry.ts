import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withReserve } from './diskReserve';
import { formatRegistry, type StoredRegistry } from './storedRegistry';

/** In one step: a reader sees the old registry or the new one. A full disk has room for it. */
export function writeRegistry(file: string, registry: StoredRegistry): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  return withReserve(path.dirname(file), async () => {
    await writeFile(part, formatRegistry(registry));
    await rename(part, file);
  });
}
