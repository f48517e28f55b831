// Pictures and films of remotes: the lists that their code imports, and the encoded files in releases/media.
import { copyFilms, filmOwner, writeFilmList } from './films';
import { encodePictures, pictureOwners, writePictureList } from './pictures';

/** Writes what the code imports, where it is out of date. */
export async function writeMediaLists(apps: string[]) {
  for (const owner of pictureOwners.filter((one) => apps.includes(one))) await writePictureList(owner);
  if (apps.includes(filmOwner)) await writeFilmList();
}

/** Makes the files that are not there yet. Gives the addresses of all, as '/media/<app>/<file>'. */
export async function makeMedia(apps: string[]) {
  const pictures = await encodePictures(pictureOwners.filter((one) => apps.includes(one)));
  return [...pictures, ...(apps.includes(filmOwner) ? await copyFilms() : [])];
}
