import { remoteConfig } from '@shop/build/remoteConfig';

export default remoteConfig({
  name: 'mf_tools',
  exposes: { './routes': './src/routes.tsx' },
});
