import { expect, expectNoAxeViolations, test, untilStarted } from '../support/journey';

test('?boundaries outlines which remote and version draws what, with its bytes and its owner', async ({
  page,
}) => {
  await page.goto('/guides/wax-types?boundaries');
  await untilStarted(page);
  const borders = page.getByRole('region', { name: 'Borders' });
  await expect(
    borders.getByRole('row', { name: /^shell .* kB in \d+ files @wick-and-wax\/platform$/ }),
  ).toBeVisible();
  await expect(
    borders.getByRole('row', { name: /^mf-learn .* kB in \d+ files @wick-and-wax\/learn$/ }),
  ).toBeVisible();
  await expect(borders.getByRole('row', { name: /^mf-catalog .* @wick-and-wax\/catalog$/ })).toBeVisible();
  await expectNoAxeViolations(page, 'shop-boundaries');
  await borders.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(borders).toHaveCount(0);
});

test('nobody else loads anything for it @whole', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/faq');
  await untilStarted(page);
  expect(asked.filter((url) => url.includes('boundaries'))).toEqual([]);
});
