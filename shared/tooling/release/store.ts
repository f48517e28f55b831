import '../envFile';
import { openStore } from '@shop/node/object-store/objectStore';
import { readReleasesUrl, StoreSettingError } from '@shop/node/object-store/releasesUrl';
import { exitWithError } from '../exitWithError';

function readPlace() {
  try {
    return readReleasesUrl(process.env);
  } catch (error) {
    if (!(error instanceof StoreSettingError)) throw error;
    return exitWithError(error.message);
  }
}

const place = readPlace();

/** The object store that the shop's hosts take releases from; null where they lie in a folder alone. */
export const store = place?.kind === 'bucket' ? openStore(place.settings) : null;

/** The running shop that releases are sent to; null where they go into a folder or a store. */
export const shop = place?.kind === 'shop' ? place.url : null;
