import { copyFilms, filmOwner, writeFilmList } from './films';
import { encodePictures, pictureOwners, writePictureList } from './pictures';

export async function writeMediaLists(apps: string[]) {
  for (const owner of pictureOwners.filter((one) => apps.includes(one))) await writePictureList(owner);
  if (apps.includes(filmOwner)) await writeFilmList();
}

/** Returns all addresses, '/media/<app>/<file>'. */
export async function makeMedia(apps: string[]) {
  const pictures = await encodePictures(pictureOwners.filter((one) => apps.includes(one)));
  return [...pictures, ...(apps.includes(filmOwner) ? await copyFilms() : [])];
}
