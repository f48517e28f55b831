import { expect, type Page } from '@playwright/test';
import { untilStarted } from './journey';

/** What journeys do with the cart again and again. */

/** A product as the products table has it. */
export type TableProduct = { id: string; name: string; slug: string; price: number; image_url: string };

export async function readProduct(page: Page, slug: string): Promise<TableProduct> {
  const products: TableProduct[] = await (await page.request.get('/api/products')).json();
  const product = products.find((one) => one.slug === slug);
  if (!product) throw new Error(`no product ${slug}`);
  return product;
}

/** Puts products into the stored cart before the next page is opened: slug to quantity. */
export async function fillCart(page: Page, quantities: Record<string, number>): Promise<void> {
  const lines = await Promise.all(
    Object.entries(quantities).map(async ([slug, quantity]) => {
      const { id, name, price, image_url } = await readProduct(page, slug);
      return { id, name, slug, price: price / 100, image: image_url, quantity };
    }),
  );
  await storeCart(page, JSON.stringify(lines));
}

/** Stores any text as the cart, from a page of the shop's origin without the shop's code: nothing else writes. */
export async function storeCart(page: Page, text: string): Promise<void> {
  await page.route('**/blank-page', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }),
  );
  await page.goto('/blank-page');
  await page.evaluate((stored) => localStorage.setItem('cart', stored), text);
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilStarted(page);
}

/** The stored cart as name to quantity. */
export function storedCart(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const lines: { name: string; quantity: number }[] = JSON.parse(localStorage.getItem('cart') ?? '[]');
    return Object.fromEntries(lines.map(({ name, quantity }) => [name, quantity]));
  });
}

/** Presses Tab until the control of this name has the focus, as somebody without a mouse does. */
export async function tabTo(
  page: Page,
  role: 'button' | 'link' | 'textbox' | 'radio',
  name: string | RegExp,
) {
  const target = page.getByRole(role, { name, exact: true }).first();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  expect(await page.evaluate(() => document.activeElement?.outerHTML)).toBe(`${role} ${name}`);
}
