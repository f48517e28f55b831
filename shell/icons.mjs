import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Edges in px. */
const ICONS = { 'favicon-32.png': 32, 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

const FAVICON_EDGE = 32;

/** @param {string} media @param {number} edge */
const renderIcon = (media, edge) =>
  sharp(path.join(media, 'logo-mark.svg'), { density: 600 }).resize(edge, edge).png();

/** One PNG in an ICO file, https://en.wikipedia.org/wiki/ICO_(file_format). @param {Buffer} png @param {number} edge */
function toIco(png, edge) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // kind: icon
  head.writeUInt16LE(1, 4); // number of pictures
  head.writeUInt8(edge, 6);
  head.writeUInt8(edge, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** @param {string} target */
export async function makeRootFiles(target) {
  const media = path.join(import.meta.dirname, 'media');
  await mkdir(target, { recursive: true });
  await copyFile(path.join(media, 'logo-mark.svg'), path.join(target, 'favicon.svg'));
  await Promise.all(
    Object.entries(ICONS).map(([name, edge]) => renderIcon(media, edge).toFile(path.join(target, name))),
  );
  // Every browser asks for it where a document names no icon: robots.txt, a frame.
  const png = await renderIcon(media, FAVICON_EDGE).toBuffer();
  await writeFile(path.join(target, 'favicon.ico'), toIco(png, FAVICON_EDGE));
  // Not every social network reads WebP.
  await sharp(path.join(media, 'og-default.webp'))
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path.join(target, 'og-default.jpg'));
}
