// films.json has addresses and lengths; the files go into releases/media, named by content.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../paths';
import { copyOnce } from './copyOnce';

export const filmOwner = 'mf-learn';
const ENDINGS = ['webm', 'mp4', 'vtt'];
const folder = path.join(root, filmOwner, 'media/films');

async function describeFile(slug: string, ending: string) {
  const source = path.join(folder, `${slug}.${ending}`);
  const bytes = await readFile(source);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { source, ending, address: `/media/${filmOwner}/${slug}.${hash}.${ending}` };
}

async function describeFilms() {
  const storyboards: Record<string, { seconds: number }[]> = JSON.parse(
    await readFile(path.join(folder, 'storyboards.json'), 'utf8'),
  );
  return Promise.all(
    Object.entries(storyboards).map(async ([slug, scenes]) => ({
      slug,
      seconds: scenes.reduce((sum, scene) => sum + scene.seconds, 0),
      files: await Promise.all(ENDINGS.map((ending) => describeFile(slug, ending))),
    })),
  );
}

export async function writeFilmList() {
  const entries = (await describeFilms()).map(({ slug, seconds, files }) => [
    slug,
    { seconds, ...Object.fromEntries(files.map(({ ending, address }) => [ending, address])) },
  ]);
  const file = path.join(root, filmOwner, 'media/films.json');
  const text = `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
  if (!existsSync(file) || (await readFile(file, 'utf8')) !== text) await writeFile(file, text);
}

export async function copyFilms() {
  const files = (await describeFilms()).flatMap((film) => film.files);
  return Promise.all(files.map(({ source, address }) => copyOnce(source, address)));
}
