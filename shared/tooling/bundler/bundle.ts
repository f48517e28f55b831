import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { hashesBelow } from '@shop/node/object-store/releaseFiles';
import { declarationSchema, manifestSchema } from '@shop/node/object-store/releaseManifest';
import { create, extract, list, type ReadEntry, type WriteEntry } from 'tar';
import { z } from 'zod';
import { getContainer, readJson } from '../apps';

export class BundleRefused extends Error {}

const MAX_FILES = 5000;
const MAX_BYTES = 256 * 1024 * 1024;
/** What is read at a time is inflated at once, a thousandfold at most. */
const READ_BYTES = 64 * 1024;
const ALLOWED = /^[\w@+~-][\w.@+~ -]*(\/[\w@+~-][\w.@+~ -]*)*\/?$/;
const MEDIA = /^[\w-][\w.-]*\.(avif|webp|jpg|webm|mp4|vtt)$/;
const LOCAL_FILES = ['checks.json', 'types.json', 'preview.json'];

const bundled = manifestSchema
  .pick({ app: true, version: true, files: true, media: true })
  .extend({ remote: declarationSchema.pick({ name: true }) });

export async function packBundle(folder: string, file: string, mediaFolder: string) {
  const names = (await readdir(folder)).filter((name) => !LOCAL_FILES.includes(name));
  const { media } = bundled.parse(readJson(path.join(folder, 'release.json')));
  const pictures = Object.keys(media).map((name) => path.relative(folder, path.join(mediaFolder, name)));
  // On this machine the pictures of all releases lie in one folder, beside them.
  const onWriteEntry = (entry: WriteEntry) => {
    if (entry.path.startsWith('..')) entry.path = `media/${path.basename(entry.path)}`;
  };
  await create({ gzip: true, portable: true, cwd: folder, file, onWriteEntry }, [...names, ...pictures]);
}

async function checkEntries(file: string) {
  const faults: string[] = [];
  let [count, bytes] = [0, 0];
  const onReadEntry = ({ path: name, type, size }: ReadEntry) => {
    if (faults.length > 0) return;
    count += 1;
    bytes += size;
    if (!ALLOWED.test(name)) faults.push(`it names ${JSON.stringify(name)}, which lies outside of a release`);
    else if (!/^(File|OldFile|Directory)$/.test(type)) faults.push(`${name} is no plain file`);
    if (count > MAX_FILES) faults.push(`it holds more than ${MAX_FILES} files`);
    if (bytes > MAX_BYTES) faults.push(`unpacked it has more than ${MAX_BYTES / 1024 / 1024} MB`);
  };
  try {
    await list({ file, strict: true, maxReadSize: READ_BYTES, onReadEntry });
  } catch {
    throw new BundleRefused('it is no bundle');
  }
  if (faults[0]) throw new BundleRefused(faults[0]);
}

async function checkHashes(folder: string, { files, media }: z.infer<typeof bundled>) {
  if (!Object.keys(media).every((name) => MEDIA.test(name)))
    throw new BundleRefused('it promises pictures that are none');
  const pictures = Object.entries(media).map(([name, hash]) => [`media/${name}`, hash]);
  const promised = { ...files, ...Object.fromEntries(pictures) };
  const found = await hashesBelow(folder, (name) => name === 'release.json');
  for (const [name, hash] of Object.entries(promised))
    if (found[name] !== hash) throw new BundleRefused(`${name} is missing or not what release.json promises`);
  for (const name of Object.keys(found))
    if (!(name in promised)) throw new BundleRefused(`${name} is promised by no release.json`);
}

function readRelease(folder: string) {
  try {
    return bundled.parse(readJson(path.join(folder, 'release.json')));
  } catch (error) {
    const fault = error instanceof z.ZodError ? z.prettifyError(error) : 'it cannot be read';
    throw new BundleRefused(`its release.json is wrong: ${fault}`);
  }
}

export async function unpackBundle(file: string, folder: string, app: string): Promise<string> {
  await checkEntries(file);
  await mkdir(folder, { recursive: true });
  await extract({ file, cwd: folder, strict: true, noChmod: true, maxReadSize: READ_BYTES });
  const release = readRelease(folder);
  if (release.app !== app || release.remote.name !== getContainer(app))
    throw new BundleRefused(`it is no release of ${app}`);
  if (!/^[\w-][\w.-]{0,80}$/.test(release.version)) throw new BundleRefused('its version is wrong');
  await checkHashes(folder, release);
  return release.version;
}

export async function moveMedia(folder: string, target: string) {
  const place = path.join(folder, 'media');
  if (!existsSync(place)) return;
  await mkdir(target, { recursive: true });
  for (const name of await readdir(place))
    if (!existsSync(path.join(target, name))) await rename(path.join(place, name), path.join(target, name));
  await rm(place, { recursive: true, force: true });
}
