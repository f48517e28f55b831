import { exitWithError } from '../exitWithError';
import { shop } from './store';

if (shop)
  exitWithError(
    `RELEASES_URL names a shop, and this command looks at folders of this machine only (RELEASES_URL= before it). The shop's own state: ${shop.origin}/__status with its STATUS_TOKEN.`,
  );
