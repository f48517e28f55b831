import '../envFile';
import { openStore } from '@shop/node/object-store/objectStore';
import { readReleasesUrl } from '@shop/node/object-store/releasesUrl';
import { SettingError } from '@shop/node/settings/readEnvironment';
import { exitWithError } from '../exitWithError';

function readPlace() {
  try {
    return readReleasesUrl(process.env);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    return exitWithError(error.message);
  }
}

const place = readPlace();

/** Null where releases lie in a folder alone. */
export const store = place?.kind === 'bucket' ? openStore(place.settings) : null;

export const shop = place?.kind === 'shop' ? place.url : null;
