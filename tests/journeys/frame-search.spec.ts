import { expect, openPage, test } from '../support/journey';

test('search: blank stays, a term is trimmed and encoded, the four shortcuts lead to results', async ({
  page,
}) => {
  await openPage(page, '/faq');
  const search = page.getByRole('button', { name: 'Search' });
  await search.click();
  const field = page.getByRole('searchbox', { name: 'Search the shop' });
  await expect(field).toBeFocused();
  await field.fill('   ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/faq$/);
  await expect(field).toBeFocused();
  await field.fill('  soy & wax ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shop\?search=soy%20%26%20wax$/);
  await expect(field).toBeHidden();
  for (const term of ['soy wax', 'cotton wicks', 'fragrance oils', 'beginner kit']) {
    await search.click();
    await page.getByRole('list', { name: 'Popular searches' }).getByRole('link', { name: term }).click();
    await expect(page).toHaveURL(new RegExp(`/shop\\?search=${term.replace(' ', '%20')}$`));
    await expect(page.locator('main')).not.toContainText('No products found');
  }
});

test('a list of the menu lies above the open search', async ({ page }) => {
  await openPage(page, '/faq');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: 'Shop', exact: true }).hover();
  const link = page.getByRole('banner').getByRole('link', { name: 'All Products' });
  await expect(link).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search the shop' })).toBeVisible();
  // A trial press waits until nothing covers it.
  await link.click({ trial: true, timeout: 5000 });
});

test('a search works while the catalogue’s code is away: no suggestions, and the browser fetches its page @whole', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/mf.catalog|Failed to load resource|could not be started/i);
  await page.route(/\/r\/mf-catalog\//, (route) => route.fulfill({ status: 404, body: 'no' }));
  await openPage(page, '/faq');
  await page.getByRole('button', { name: 'Search' }).click();
  const field = page.getByRole('searchbox', { name: 'Search the shop' });
  await field.fill('lavender');
  await expect(page.getByRole('list', { name: 'Popular searches' })).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/shop\?search=lavender$/);
  await expect(page.getByRole('main')).toContainText('French Lavender');
  await expect(page.getByRole('alert')).toContainText('buttons didn’t load');
});
