// Lists of alt texts become lists with addresses and sizes. Encoded files are named by content and kept.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { releasesFolder, root } from '../paths';
import { remoteApps } from '../remotes';

const WIDTHS = [320, 480, 640, 960, 1200];
/** For a picture that fills the window. */
const WIDE_WIDTHS = [1920, 2560];
const ALTS = '.alts.json';

type Alt = { file: string; alt: string; isFullWidth?: boolean };
type List = { alts: string; list: string; sizes: number[]; isShared: boolean };

/** A gallery's pictures need fewer sizes and no sharing picture. */
function getLists(owner: string): List[] {
  const galleries = path.join(root, owner, 'media/galleries');
  const names = existsSync(galleries) ? readdirSync(galleries).filter((file) => file.endsWith(ALTS)) : [];
  return [
    { alts: 'alts.json', list: 'pictures.json', sizes: WIDTHS, isShared: true },
    ...names.map((name) => ({
      alts: `galleries/${name}`,
      list: `galleries/${name.slice(0, -ALTS.length)}.json`,
      sizes: [160, 640, 960],
      isShared: false,
    })),
  ];
}

/** Low effort: 3 % larger files than the default, a third of the time on a newcomer's first start. */
const ENCODERS = {
  avif: (image: Sharp) => image.avif({ quality: 52, effort: 2 }),
  webp: (image: Sharp) => image.webp({ quality: 76, effort: 3 }),
};

/** What social networks show whole; smaller pictures are no heads of pages. */
const SHARE = { width: 1200, height: 630 };
const MIN_SHARE_WIDTH = 960;

export const pictureOwners = remoteApps.filter((app) => existsSync(path.join(root, app, 'media/alts.json')));

async function describe(
  owner: string,
  name: string,
  { file, alt, isFullWidth }: Alt,
  { sizes: common, isShared }: List,
) {
  const sizes = isFullWidth ? [...common, ...WIDE_WIDTHS] : common;
  const source = path.join(root, owner, 'media', file);
  const bytes = await readFile(source);
  const hash = createHash('sha256').update(bytes).update(JSON.stringify(sizes)).digest('hex').slice(0, 8);
  const { width, height } = await sharp(bytes).metadata();
  const widths = sizes.filter((candidate) => candidate <= width);
  const base = `/media/${owner}/${name}.${hash}`;
  const share = isShared && width >= MIN_SHARE_WIDTH ? `${base}-share.jpg` : undefined;
  return { source, entry: { base, widths, width, height, alt, share } };
}

async function describeList(owner: string, list: List) {
  const alts: Record<string, Alt> = JSON.parse(await readFile(path.join(root, owner, 'media', list.alts), 'utf8'));
  return Object.fromEntries(
    await Promise.all(
      Object.entries(alts).map(async ([name, alt]) => [name, await describe(owner, name, alt, list)] as const),
    ),
  );
}

export async function writePictureList(owner: string) {
  for (const list of getLists(owner)) {
    const described = Object.entries(await describeList(owner, list));
    const file = path.join(root, owner, 'media', list.list);
    const entries = Object.fromEntries(described.map(([name, { entry }]) => [name, entry]));
    const text = `${JSON.stringify(entries, null, 2)}\n`;
    if (!existsSync(file) || (await readFile(file, 'utf8')) !== text) await writeFile(file, text);
  }
}

async function writeOnce(address: string, makePicture: () => Sharp) {
  const target = path.join(releasesFolder, address);
  if (existsSync(target)) return address;
  await mkdir(path.dirname(target), { recursive: true });
  const half = `${target}.${process.pid}.part`;
  await makePicture().toFile(half);
  await rename(half, target);
  return address;
}

async function encode(source: string, base: string, width: number) {
  const addresses: string[] = [];
  for (const [type, encoder] of Object.entries(ENCODERS)) {
    const make = () => encoder(sharp(source).resize({ width }));
    addresses.push(await writeOnce(`${base}-${width}.${type}`, make));
  }
  return addresses;
}

/** JPEG: not every network reads WebP. A square picture's edges are drawn out. */
function encodeShare(source: string, isSquare: boolean, share: string) {
  const sides = (SHARE.width - SHARE.height) / 2;
  const picture = isSquare
    ? sharp(source)
        .resize({ width: SHARE.height, height: SHARE.height })
        .extend({ left: sides, right: sides, extendWith: 'copy' })
    : sharp(source).resize({ ...SHARE, fit: 'cover' });
  return writeOnce(share, () => picture.jpeg({ quality: 80, mozjpeg: true }));
}

export async function encodePictures(owners: string[]) {
  const jobs: (() => Promise<string | string[]>)[] = [];
  const addresses: (string | string[])[] = [];
  for (const owner of owners) {
    const lists = await Promise.all(getLists(owner).map((list) => describeList(owner, list)));
    for (const { source, entry } of lists.flatMap((described) => Object.values(described))) {
      for (const width of entry.widths) jobs.push(() => encode(source, entry.base, width));
      const { width, height, share } = entry;
      if (share) jobs.push(() => encodeShare(source, width <= height, share));
    }
  }
  // libvips uses all cores for one picture; two at a time keep them busy between files.
  await Promise.all(
    [0, 1].map(async (lane) => {
      for (const job of jobs.filter((_job, index) => index % 2 === lane)) addresses.push(await job());
    }),
  );
  return addresses.flat();
}
