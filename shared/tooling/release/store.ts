import '../explainErrors';
import '../paths';
import { openStore } from '@shop/node/object-store/objectStore';
import { readReleasesUrl } from '@shop/node/object-store/releasesUrl';

const { bucket, shop } = readReleasesUrl(process.env);

export const store = bucket ? openStore(bucket) : null;

export { shop };
