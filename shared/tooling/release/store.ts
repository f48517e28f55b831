import '../explainErrors';
import '../paths';
import { openStore } from '@shop/node/object-store/objectStore';
import { readReleasesUrl } from '@shop/node/object-store/releasesUrl';

const { bucket, shop } = readReleasesUrl(process.env);

/** Null where releases lie in a folder alone. */
export const store = bucket ? openStore(bucket) : null;

export { shop };
