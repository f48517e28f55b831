import { remoteConfig } from '@shop/build/remoteConfig';

export default remoteConfig({
  name: 'mf_learn',
  exposes: { './routes': './src/routes.tsx' },
});
