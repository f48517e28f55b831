import path from 'node:path';
import { withReserve } from './diskReserve';
import { replaceFile } from './replaceFile';
import { formatRegistry, type StoredRegistry } from './storedRegistry';

export function writeRegistry(file: string, registry: StoredRegistry): Promise<void> {
  return withReserve(path.dirname(file), () => replaceFile(file, formatRegistry(registry)));
}
