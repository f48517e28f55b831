import { remoteConfig } from '@shop/build/remoteConfig';

export default remoteConfig({
  name: 'mf_catalog',
  exposes: {
    './routes': './src/routes.tsx',
    './ProductCards': './src/features/product-cards/ProductCards.tsx',
    './SearchSuggestions': './src/features/search/SearchSuggestions.tsx',
  },
});
