// Lists of alt texts become lists with addresses and sizes. media/encoded is committed: no first start waits for it.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '@shop/node/object-store/filesBelow';
import { computeHash } from '@shop/node/object-store/releaseFiles';
import { replaceFile } from '@shop/node/object-store/replaceFile';
import sharp, { type Sharp } from 'sharp';
import { readJson, remoteApps } from '../apps';
import { releasesFolder, root } from '../paths';

const WIDTHS = [320, 480, 640, 960, 1200];
const WIDE_WIDTHS = [1920, 2560];
const GALLERY_WIDTHS = [160, 640, 960];
const ALTS = '.alts.json';

type Alt = { file: string; alt: string; isFullWidth?: boolean };
type Source = { alts: string; isGallery: boolean };

function getLists(owner: string): (Source & { list: string })[] {
  const media = path.join(root, owner, 'media');
  const galleries = filesBelow(path.join(media, 'galleries')).filter((file) => file.endsWith(ALTS));
  return [
    { alts: path.join(media, 'alts.json'), list: path.join(media, 'pictures.json'), isGallery: false },
    ...galleries.map((alts) => ({ alts, list: alts.replace(ALTS, '.json'), isGallery: true })),
  ];
}

const ENCODERS = {
  avif: (image: Sharp) => image.avif({ quality: 52, effort: 4 }),
  webp: (image: Sharp) => image.webp({ quality: 76, effort: 5 }),
};
/** Raise it when an encoder changes: a name stands for its bytes. */
const ENCODING = 2;

const SHARE = { width: 1200, height: 630 };
const MIN_SHARE_WIDTH = 960;

export const pictureOwners = remoteApps.filter((app) => existsSync(path.join(root, app, 'media/alts.json')));

async function describe(owner: string, name: string, { file, alt, isFullWidth }: Alt, isGallery: boolean) {
  const common = isGallery ? GALLERY_WIDTHS : WIDTHS;
  const sizes = isFullWidth ? [...common, ...WIDE_WIDTHS] : common;
  const source = path.join(root, owner, 'media', file);
  const bytes = await readFile(source);
  const hash = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([ENCODING, sizes]))
    .digest('hex')
    .slice(0, 8);
  const { width, height } = await sharp(bytes).metadata();
  const widths = sizes.filter((candidate) => candidate <= width);
  const base = `/media/${owner}/${name}.${hash}`;
  const share = !isGallery && width >= MIN_SHARE_WIDTH ? `${base}-share.jpg` : undefined;
  return { name, source, entry: { base, widths, width, height, alt, share } };
}

function describeList(owner: string, { alts, isGallery }: Source) {
  const entries = Object.entries(readJson<Record<string, Alt>>(alts));
  return Promise.all(entries.map(([name, alt]) => describe(owner, name, alt, isGallery)));
}

export async function writePictureLists(apps: string[]) {
  for (const owner of pictureOwners.filter((one) => apps.includes(one)))
    for (const { list, ...source } of getLists(owner)) {
      const described = await describeList(owner, source);
      const entries = Object.fromEntries(described.map(({ name, entry }) => [name, entry]));
      const text = `${JSON.stringify(entries, null, 2)}\n`;
      if (!existsSync(list) || readFileSync(list, 'utf8') !== text) await writeFile(list, text);
    }
}

/** JPEG: not every network reads WebP. A square picture's edges are drawn out. */
function drawShare(source: string, isSquare: boolean) {
  const sides = (SHARE.width - SHARE.height) / 2;
  const picture = isSquare
    ? sharp(source)
        .resize({ width: SHARE.height, height: SHARE.height })
        .extend({ left: sides, right: sides, extendWith: 'copy' })
    : sharp(source).resize({ ...SHARE, fit: 'cover' });
  return picture.jpeg({ quality: 80, mozjpeg: true });
}

async function listEncoded(owner: string) {
  const lists = await Promise.all(getLists(owner).map((list) => describeList(owner, list)));
  return lists
    .flat()
    .flatMap(({ source, entry: { base, widths, width, height, share } }) => [
      ...widths.flatMap((size) =>
        Object.entries(ENCODERS).map(([type, encode]) => ({
          name: path.basename(`${base}-${size}.${type}`),
          makePicture: () => encode(sharp(source).resize({ width: size })),
        })),
      ),
      ...(share
        ? [{ name: path.basename(share), makePicture: () => drawShare(source, width <= height) }]
        : []),
    ]);
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

const encodedFolder = (owner: string) => path.join(root, owner, 'media/encoded');

export async function compareEncoded(owner: string) {
  const wanted = await listEncoded(owner);
  const folder = encodedFolder(owner);
  const found = filesBelow(folder).map((file) => path.basename(file));
  const names = new Set(wanted.map(({ name }) => name));
  return {
    names: [...names],
    missing: wanted.filter(({ name }) => !found.includes(name)),
    // A part is another build's, under way.
    unused: found.filter((name) => !names.has(name) && !name.endsWith('.part')),
  };
}

async function encodePictures(owner: string) {
  const folder = encodedFolder(owner);
  await mkdir(folder, { recursive: true });
  const { names, missing, unused } = await compareEncoded(owner);
  for (const name of unused) await rm(path.join(folder, name), { force: true });
  for (const { name, makePicture } of missing)
    await replaceFile(path.join(folder, name), await makePicture().toBuffer());
  return Promise.all(names.map((name) => copyOnce(path.join(folder, name), `/media/${owner}/${name}`)));
}

type Film = Record<'webm' | 'mp4' | 'vtt', string>;

/** '/media/<app>/candle.<hash>.webm' is media/films/candle.webm. */
function copyFilms(app: string) {
  const folder = path.join(root, app, 'media/films');
  const list = `${folder}.json`;
  const films = existsSync(list) ? Object.values(readJson<Record<string, Film>>(list)) : [];
  const addresses = films.flatMap(({ webm, mp4, vtt }) => [webm, mp4, vtt]);
  const getSource = (address: string) =>
    path.join(folder, path.basename(address).replace(/\.[\da-f]+(?=\.)/, ''));
  return Promise.all(addresses.map((address) => copyOnce(getSource(address), address)));
}

export async function makeMedia(app: string): Promise<Record<string, string>> {
  const pictures = pictureOwners.includes(app) ? await encodePictures(app) : [];
  return Object.fromEntries([...pictures, ...(await copyFilms(app))].sort());
}
