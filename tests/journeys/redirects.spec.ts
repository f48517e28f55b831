import { expect, httpTest, test, untilStarted } from '../support/journey';

test('an address that redirects leaves no entry in the history: Back leads to the page before', async ({
  page,
}) => {
  await page.goto('/about');
  await untilStarted(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
  await expect(page).toHaveURL(/\/sitemap$/);
  await page.getByRole('main').locator('a[href="/tools/wax-calculator"]').click();
  await expect(page).toHaveURL(/\/wax-calculator$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/sitemap$/);
});

for (const [from, to] of [
  ['/product/soy-wax?x=1', '/wax/soy-wax?x=1'],
  ['/shop/kits/beginner-candle-making-kit', '/candle-making-kits/beginner-candle-making-kit'],
  ['/search?q=soy%20wax', '/shop?search=soy%20wax'],
  ['/shop/', '/shop'],
  ['//shop', '/shop'],
]) {
  httpTest(`${from} is answered with 301 to ${to}`, async ({ baseURL }) => {
    const answer = await fetch(`${baseURL}${from}`, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    const location = new URL(answer.headers.get('location') ?? '', baseURL);
    expect(location.origin).toBe(baseURL);
    expect(location.pathname + location.search).toBe(to);
  });
}

for (const path of [
  '/nowhere',
  '/Shop',
  '/shop/wax/soy-wax',
  '/constructor',
  '/%00',
  '/..%2f..%2fetc/passwd',
]) {
  httpTest(`${path} is not found, and no crawler keeps it`, async ({ baseURL }) => {
    const answer = await fetch(`${baseURL}${path}`);
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain('Oops! Page not found');
    expect(html).toContain('noindex');
  });
}
