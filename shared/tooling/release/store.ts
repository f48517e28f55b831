import '../explainErrors';
import '../envFile';
import { openStore } from '@shop/node/object-store/objectStore';
import { readReleasesUrl } from '@shop/node/object-store/releasesUrl';

const place = readReleasesUrl(process.env);

/** Null where releases lie in a folder alone. */
export const store = place?.kind === 'bucket' ? openStore(place.settings) : null;

export const shop = place?.kind === 'shop' ? place.url : null;
