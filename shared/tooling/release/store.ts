import '../envFile';
import { exitWithError } from '../exitWithError';

/** Without RELEASES_URL, as mostly, a command loads none of this. */
async function readPlace() {
  if (!process.env.RELEASES_URL) return null;
  const { readReleasesUrl } = await import('@shop/node/object-store/releasesUrl');
  const { SettingError } = await import('@shop/node/settings/readEnvironment');
  try {
    return readReleasesUrl(process.env);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    return exitWithError(error.message);
  }
}

const place = await readPlace();

/** Null where releases lie in a folder alone. */
export const store =
  place?.kind === 'bucket'
    ? (await import('@shop/node/object-store/objectStore')).openStore(place.settings)
    : null;

export const shop = place?.kind === 'shop' ? place.url : null;
