import { expect, type Page } from '@playwright/test';

export const field = (page: Page, label: string) =>
  page.getByRole('group', { name: 'Your calculator' }).getByLabel(label, { exact: true });

export const sample = (page: Page, title: string) =>
  page
    .getByRole('figure')
    .filter({ has: page.getByText(title, { exact: true }) })
    .locator('code');

export const previews = (page: Page) => page.getByLabel(/^Preview in a/).locator('candle-calculator');

/** The name of each calculator's form in German, by the builder's value for it. */
export const germanForms = {
  fragrance: 'Duftölrechner',
  wax: 'Wachsrechner',
  supplies: 'Materialrechner',
  'wick-guide': 'Dochtfinder',
};

/** Opens the shop's builder and waits until it is alive. */
export async function openBuilder(page: Page, shop = '') {
  await page.goto(`${shop}/embed`);
  await expect(previews(page).getByRole('button', { name: 'Calculate' })).toHaveCount(2);
}

/** The builder's code for what is chosen, by the fields' labels, and the headers of a page that allows no more than it needs. */
export async function chooseCode(page: Page, chosen: Record<string, string>) {
  for (const [label, value] of Object.entries(chosen)) await field(page, label).selectOption(value);
  const code = (await sample(page, 'Your code').textContent()) ?? '';
  const policy = (await sample(page, 'Your policy, where you have one').textContent()) ?? '';
  const allowed = policy.replace('Content-Security-Policy: ', '');
  return { code, headers: { 'Content-Security-Policy': `default-src 'none'; ${allowed}` } };
}
