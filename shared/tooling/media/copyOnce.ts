import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '@shop/node/object-store/replaceFile';
import { releasesFolder } from '../paths';

export async function copyOnce(source: string, address: string) {
  const target = path.join(releasesFolder, address);
  if (existsSync(target)) return address;
  await mkdir(path.dirname(target), { recursive: true });
  await replaceFile(target, await readFile(source));
  return address;
}
