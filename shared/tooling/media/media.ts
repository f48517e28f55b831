import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../apps';
import { root } from '../paths';
import { copyOnce, encodePictures, pictureOwners, writePictureList } from './pictures';

type Film = Record<'webm' | 'mp4' | 'vtt', string>;

export async function writeMediaLists(apps: string[]) {
  for (const owner of pictureOwners.filter((one) => apps.includes(one))) await writePictureList(owner);
}

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

export async function makeMedia(app: string) {
  const pictures = pictureOwners.includes(app) ? await encodePictures(app) : [];
  return [...pictures, ...(await copyFilms(app))];
}
