import { copyFilms, filmOwner, writeFilmList } from './films';
import { encodePictures, pictureOwners, writePictureList } from './pictures';

export async function writeMediaLists(apps: string[]) {
  for (const owner of pictureOwners.filter((one) => apps.includes(one))) await writePictureList(owner);
  if (apps.includes(filmOwner)) await writeFilmList();
}

/** Returns all addresses, '/media/<app>/<file>'. */
export async function makeMedia(app: string) {
  const pictures = pictureOwners.includes(app) ? await encodePictures(app) : [];
  return [...pictures, ...(app === filmOwner ? await copyFilms() : [])];
}
