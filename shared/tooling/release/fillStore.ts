// Creates the bucket of RELEASES_URL and publishes what is built; what was released since stays.
import { exitWithError } from '../exitWithError';
import { store } from './store';

if (!store) exitWithError('RELEASES_URL names no bucket.');
await store.makeBucket();
await import('../start/prepare');
