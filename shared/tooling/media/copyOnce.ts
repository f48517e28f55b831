import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { releasesFolder } from '../paths';

export async function copyOnce(source: string, address: string) {
  const target = path.join(releasesFolder, address);
  if (existsSync(target)) return address;
  await mkdir(path.dirname(target), { recursive: true });
  const half = `${target}.${process.pid}.part`;
  await copyFile(source, half);
  await rename(half, target);
  return address;
}
