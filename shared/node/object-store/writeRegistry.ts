import path from 'node:path';
import { withReserve } from './diskReserve';
import { replaceFile } from './replaceFile';
import { formatRegistry, type StoredRegistry } from './storedRegistry';

/** In one step: a reader sees the old registry or the new one. A full disk has room for it. */
export function writeRegistry(file: string, registry: StoredRegistry): Promise<void> {
  return withReserve(path.dirname(file), () => replaceFile(file, formatRegistry(registry)));
}
