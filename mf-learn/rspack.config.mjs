import { remoteConfig } from '@shop/build/remoteConfig';

export default remoteConfig(import.meta.dirname);
