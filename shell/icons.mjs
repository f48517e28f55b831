import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Icons by the name under which the pages ask for them: edge in px. */
const ICONS = { 'favicon-32.png': 32, 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/** Makes the files that stand at the root of the shop: icons from the logo mark, and the sharing picture as JPEG. */
export async function makeRootFiles(target) {
  const media = path.join(import.meta.dirname, 'media');
  await mkdir(target, { recursive: true });
  await copyFile(path.join(media, 'logo-mark.svg'), path.join(target, 'favicon.svg'));
  await Promise.all(
    Object.entries(ICONS).map(([name, edge]) =>
      sharp(path.join(media, 'logo-mark.svg'), { density: 600 })
        .resize(edge, edge)
        .png()
        .toFile(path.join(target, name)),
    ),
  );
  // Not every social network reads WebP.
  await sharp(path.join(media, 'og-default.webp'))
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path.join(target, 'og-default.jpg'));
}
