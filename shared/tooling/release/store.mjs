import '../envFile';
import { openStore } from '@shop/node/object-store/objectStore';
import { readReleasesUrl, StoreSettingError } from '@shop/node/object-store/releasesUrl';

/** @returns {import('@shop/node/object-store/releasesUrl').ReleasesPlace | null} */
function readPlace() {
  try {
    return readReleasesUrl(process.env);
  } catch (error) {
    if (!(error instanceof StoreSettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}

const place = readPlace();

/** The object store that the shop's hosts take releases from; null where they lie in a folder alone. */
export const store = place?.kind === 'bucket' ? openStore(place.settings) : null;

/** The running shop that releases are sent to; null where they go into a folder or a store. */
export const shop = place?.kind === 'shop' ? place.url : null;
