/** Said where a calculator cannot be loaded and the page has put nothing in its place. */
export const loading = {
  loadFailed: 'The calculator could not be loaded.',
  openInShop: 'Open it in the shop',
};
