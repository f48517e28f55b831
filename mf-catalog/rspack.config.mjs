import { remoteConfig } from '@shop/tooling/bundler/remoteConfig';

export default remoteConfig(import.meta.dirname);
