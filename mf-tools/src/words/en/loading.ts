export const loading = {
  loadFailed: 'The calculator could not be loaded.',
  openInShop: 'Open it in the shop',
};
