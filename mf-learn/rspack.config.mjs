import { remoteConfig } from '@shop/tooling';

export default remoteConfig(import.meta.dirname);
