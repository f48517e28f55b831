import { findBorders } from './findBorders';

test('a border is where the build changes, whatever stands between', () => {
  document.body.innerHTML = `
    <div id="app"><header class="shell-header-ab12cd"><button class="x mf_cart-badge-000000"><i class="mf_cart-icon-000000"></i></button></header>
    <main><article class="mf_learn-page-123456"><div><ul class="mf_catalog-cards-654321"><li class="mf_catalog-card-111111"></li></ul></div>
    <p class="mf_learn-text-222222"></p></article></main></div>`;
  const found = findBorders(document.body).map(({ owner, element }) => `${owner} ${element.localName}`);
  expect(found).toEqual(['shell header', 'mf_cart button', 'mf_learn article', 'mf_catalog ul']);
});
