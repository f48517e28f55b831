import { remoteConfig } from '@shop/build/remoteConfig';

export default remoteConfig({
  name: 'mf_cart',
  exposes: {
    './routes': './src/routes.tsx',
    './cartSlice': './src/features/cart/cartModule.ts',
    './CartBadge': './src/features/cart-badge/CartBadge.tsx',
    './CartPanel': './src/features/cart-panel/CartPanel.tsx',
  },
});
