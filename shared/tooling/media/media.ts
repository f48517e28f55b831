// Lists of alt texts become lists with addresses and sizes. media/encoded is committed: no first start waits for it.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '@shop/node/object-store/filesBelow';
import { computeHash } from '@shop/node/object-store/releaseFiles';
import { replaceFile } from '@shop/node/object-store/replaceFile';
import type { Sharp } from 'sharp';
import { readJson, remoteApps } from '../apps';
import { releasesFolder, root } from '../paths';

const WIDTHS = [320, 480, 640, 960, 1200];
const WIDE_WIDTHS = [1920, 2560];
const GALLERY_WIDTHS = [160, 640, 960];
const ALTS = '.alts.json';

const ENCODERS = { avif: { quality: 52, effort: 4 }, webp: { quality: 76, effort: 5 } };
/** Raise it when an encoder changes: a name stands for its bytes. */
const ENCODING = 2;

const SHARE = { width: 1200, height: 630 };
const MIN_SHARE_WIDTH = 960;

type Alt = { file: string; alt: string; isFullWidth?: boolean };
type Picture = { owner: string; name: string; isGallery: boolean } & Alt;

const mediaFolder = (owner: string) => path.join(root, owner, 'media');
const encodedFolder = (owner: string) => path.join(mediaFolder(owner), 'encoded');
export const pictureOwners = remoteApps.filter((app) => existsSync(path.join(mediaFolder(app), 'alts.json')));

/** JPEG: not every network reads WebP. A square picture's edges are drawn out. */
function drawShare(picture: Sharp, isSquare: boolean) {
  const sides = (SHARE.width - SHARE.height) / 2;
  const share = isSquare
    ? picture
        .resize({ width: SHARE.height, height: SHARE.height })
        .extend({ left: sides, right: sides, extendWith: 'copy' })
    : picture.resize({ ...SHARE, fit: 'cover' });
  return share.jpeg({ quality: 80, mozjpeg: true });
}

async function describe({ owner, name, file, alt, isFullWidth, isGallery }: Picture) {
  const common = isGallery ? GALLERY_WIDTHS : WIDTHS;
  const sizes = isFullWidth ? [...common, ...WIDE_WIDTHS] : common;
  const source = path.join(mediaFolder(owner), file);
  const bytes = await readFile(source);
  const hash = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([ENCODING, sizes]))
    .digest('hex')
    .slice(0, 8);
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(bytes).metadata();
  const widths = sizes.filter((candidate) => candidate <= width);
  const base = `/media/${owner}/${name}.${hash}`;
  const share = !isGallery && width >= MIN_SHARE_WIDTH ? `${base}-share.jpg` : undefined;
  const files = widths.flatMap((size) =>
    (['avif', 'webp'] as const).map((type) => ({
      name: path.basename(`${base}-${size}.${type}`),
      draw: () => sharp(source).resize({ width: size }).toFormat(type, ENCODERS[type]),
    })),
  );
  if (share)
    files.push({ name: path.basename(share), draw: () => drawShare(sharp(source), width <= height) });
  return { name, entry: { base, widths, width, height, alt, share }, files };
}

async function describeList(owner: string, alts: string) {
  const isGallery = alts.endsWith(ALTS);
  const list = isGallery ? alts.replace(ALTS, '.json') : path.join(path.dirname(alts), 'pictures.json');
  const pictures = Object.entries(readJson<Record<string, Alt>>(alts)).map(([name, alt]) =>
    describe({ owner, name, isGallery, ...alt }),
  );
  return { list, pictures: await Promise.all(pictures) };
}

export async function compareEncoded(owner: string) {
  const media = mediaFolder(owner);
  const galleries = filesBelow(path.join(media, 'galleries')).filter((file) => file.endsWith(ALTS));
  const alts = [path.join(media, 'alts.json'), ...galleries];
  const lists = await Promise.all(alts.map((file) => describeList(owner, file)));
  const wanted = lists.flatMap(({ pictures }) => pictures.flatMap(({ files }) => files));
  const found = listEncoded(owner).map((file) => path.basename(file));
  return {
    lists,
    missing: wanted.filter(({ name }) => !found.includes(name)),
    unused: found.filter((file) => !wanted.some(({ name }) => name === file)),
  };
}

/** A part is another build's, under way. */
const listEncoded = (owner: string) =>
  filesBelow(encodedFolder(owner)).filter((file) => !file.endsWith('.part'));

/** Before a version is made from the sources: the lists are some of them. */
export async function writePictures(apps: string[]) {
  for (const owner of pictureOwners.filter((one) => apps.includes(one))) {
    const { lists, missing, unused } = await compareEncoded(owner);
    for (const { list, pictures } of lists) {
      const entries = Object.fromEntries(pictures.map(({ name, entry }) => [name, entry]));
      const text = `${JSON.stringify(entries, null, 2)}\n`;
      if (!existsSync(list) || readFileSync(list, 'utf8') !== text) await writeFile(list, text);
    }
    const folder = encodedFolder(owner);
    await mkdir(folder, { recursive: true });
    for (const name of unused) await rm(path.join(folder, name), { force: true });
    for (const { name, draw } of missing) await replaceFile(path.join(folder, name), await draw().toBuffer());
  }
}

async function copyOnce(source: string, address: string) {
  const target = path.join(releasesFolder, address);
  const bytes = await readFile(source);
  if (!existsSync(target)) {
    await mkdir(path.dirname(target), { recursive: true });
    await replaceFile(target, bytes);
  }
  return [path.basename(address), computeHash(bytes)] as const;
}

type Film = Record<'webm' | 'mp4' | 'vtt', string>;

/** '/media/<app>/candle.<hash>.webm' is media/films/candle.webm. */
function copyFilms(app: string) {
  const folder = path.join(mediaFolder(app), 'films');
  const list = `${folder}.json`;
  const films = existsSync(list) ? Object.values(readJson<Record<string, Film>>(list)) : [];
  const addresses = films.flatMap(({ webm, mp4, vtt }) => [webm, mp4, vtt]);
  const getSource = (address: string) =>
    path.join(folder, path.basename(address).replace(/\.[\da-f]+(?=\.)/, ''));
  return addresses.map((address) => copyOnce(getSource(address), address));
}

export async function makeMedia(app: string): Promise<Record<string, string>> {
  const pictures = listEncoded(app).map((file) => copyOnce(file, `/media/${app}/${path.basename(file)}`));
  return Object.fromEntries((await Promise.all([...pictures, ...copyFilms(app)])).sort());
}
