// Pictures: reads <workspace>/media/alts.json, writes media/pictures.json (what the code imports: address, size, alt)
// and encodes each picture into releases/media. Encoded files are named by content and kept between builds.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { releasesFolder, root } from './paths.mjs';

const WIDTHS = [320, 480, 640, 960, 1200];
/** Low effort: 3 % larger files than the default, a third of the time on a newcomer's first start. */
const ENCODERS = {
  avif: (image) => image.avif({ quality: 52, effort: 2 }),
  webp: (image) => image.webp({ quality: 76, effort: 3 }),
};

/** Workspaces that own pictures. */
export const pictureOwners = ['mf-catalog', 'mf-learn'];

async function describe(owner, name, { file, alt }) {
  const source = path.join(root, owner, 'media', file);
  const bytes = await readFile(source);
  const hash = createHash('sha256').update(bytes).update(JSON.stringify(WIDTHS)).digest('hex').slice(0, 8);
  const { width, height } = await sharp(bytes).metadata();
  const widths = WIDTHS.filter((candidate) => candidate <= width);
  return { source, entry: { base: `/media/${owner}/${name}.${hash}`, widths, width, height, alt } };
}

/** Address and size of every picture of a workspace, as its code imports them. */
async function describeAll(owner) {
  const alts = JSON.parse(await readFile(path.join(root, owner, 'media/alts.json'), 'utf8'));
  return Object.fromEntries(
    await Promise.all(
      Object.entries(alts).map(async ([name, alt]) => [name, await describe(owner, name, alt)]),
    ),
  );
}

/** Writes media/pictures.json of a workspace where it is out of date; true if it was. */
export async function writePictureList(owner) {
  const described = await describeAll(owner);
  const list = Object.fromEntries(Object.entries(described).map(([name, { entry }]) => [name, entry]));
  const file = path.join(root, owner, 'media/pictures.json');
  const text = `${JSON.stringify(list, null, 2)}\n`;
  if (existsSync(file) && (await readFile(file, 'utf8')) === text) return false;
  await writeFile(file, text);
  return true;
}

async function encode(source, base, width) {
  for (const [type, encoder] of Object.entries(ENCODERS)) {
    const target = path.join(releasesFolder, `${base}-${width}.${type}`);
    if (existsSync(target)) continue;
    await mkdir(path.dirname(target), { recursive: true });
    const half = `${target}.${process.pid}.part`;
    await encoder(sharp(source).resize({ width })).toFile(half);
    await rename(half, target);
  }
}

/** Encodes what is not there yet. */
export async function encodePictures() {
  const jobs = [];
  for (const owner of pictureOwners) {
    for (const { source, entry } of Object.values(await describeAll(owner))) {
      for (const width of entry.widths) jobs.push(() => encode(source, entry.base, width));
    }
  }
  // libvips uses all cores for one picture; two at a time keep them busy between files.
  await Promise.all(
    [0, 1].map(async (lane) => {
      for (let index = lane; index < jobs.length; index += 2) await jobs[index]();
    }),
  );
}
