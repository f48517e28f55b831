// What the gallery shows beside every address of the sitemap: states that a person reaches by doing something.
import type { Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];

const byRole = (page: Page, role: Role, name: string | RegExp) => page.getByRole(role, { name }).first();
const addToCart = (page: Page) =>
  page
    .getByRole('button', { name: /^Add.* to cart$/i })
    .first()
    .click();
const panel = (page: Page) => byRole(page, 'dialog', /Your Cart/).waitFor();

export type State = { name: string; path: string; act?: (page: Page) => Promise<unknown>; media?: 'print' };

export const states: State[] = [
  { name: 'phone menu or Shop menu open', path: '/', act: (page) => openMenu(page) },
  { name: 'search open', path: '/', act: (page) => byRole(page, 'button', /Search/).click() },
  { name: 'shop, filtered and sorted', path: '/shop?category=fragrances&sort=price-low' },
  { name: 'shop, searched', path: '/shop?search=soy' },
  { name: 'shop, nothing found', path: '/shop?search=zzz' },
  {
    name: 'cart panel after adding',
    path: '/containers/clear-glass-jars',
    act: async (page) => {
      await addToCart(page);
      await panel(page);
    },
  },
  {
    name: 'cart with a kit',
    path: '/candle-making-kits/beginner-candle-making-kit',
    act: async (page) => {
      await addToCart(page);
      await panel(page);
      await page.goto(new URL('/cart', page.url()).href);
      await byRole(page, 'heading', 'Summary').waitFor();
    },
  },
  {
    name: 'cart panel within reach of free shipping',
    path: '/candle-making-kits/medium-candle-making-kit',
    act: async (page) => {
      await addToCart(page);
      await byRole(page, 'region', /^Goes well with/).waitFor();
    },
  },
  {
    name: 'cart above $50, the code offered',
    path: '/candle-making-kits/expert-candle-making-kit',
    act: async (page) => {
      await addToCart(page);
      await panel(page);
      await page.goto(new URL('/cart', page.url()).href);
      await byRole(page, 'button', /^Apply FREESHIP/).waitFor();
    },
  },
  {
    name: 'order placed and paid',
    path: '/wax/soy-wax',
    act: async (page) => {
      await byRole(page, 'button', 'Buy Now').click();
      await page.waitForURL(/\/sandbox\/pay\//);
      await byRole(page, 'button', /^Pay/).click();
      await byRole(page, 'table', 'Your order').waitFor();
    },
  },
  { name: 'gift opened by its address', path: '/candle-making-kits/gifts#luxury-candle-making-gift-box' },
  {
    name: 'wax calculator, answered',
    path: '/wax-calculator?diameter=7.2&height=7.6&gap=1.3&candles=4&wax=soy',
  },
  {
    name: 'wax calculator, wide vessel of beeswax',
    path: '/wax-calculator?diameter=12&height=6&gap=1&candles=1&wax=beeswax',
  },
  { name: 'fragrance calculator, answered', path: '/fragrance-calculator?weight=500&wax=soy&load=8' },
  {
    name: 'supplies calculator, answered',
    path: '/tools/supplies-calculator?diameter=3&height=4&gap=0.5&candles=4&wax=soy&load=8',
  },
  {
    name: 'supplies calculator, empty and asked',
    path: '/tools/supplies-calculator',
    act: (page) => byRole(page, 'button', 'Calculate').click(),
  },
  { name: 'wick guide, answered', path: '/wick-guide?diameter=8' },
  {
    name: 'add what I need',
    path: '/wax-calculator?diameter=7.2&height=7.6&gap=1.3&candles=4&wax=soy',
    act: async (page) => {
      await byRole(page, 'button', 'Add what I need').click();
      await byRole(page, 'button', /packs to the cart/).waitFor();
    },
  },
  { name: 'help, returns', path: '/help?tab=returns' },
  { name: 'FAQ, one answer open', path: '/faq#cure-time' },
  { name: 'contact about an order', path: '/contact?topic=order' },
  { name: 'order success without an order', path: '/order-success' },
  { name: 'not found', path: '/nowhere' },
  {
    name: 'recipe on paper',
    path: '/wax-calculator?diameter=7.2&height=7.6&gap=1.3&candles=4&wax=soy',
    act: (page) => page.evaluate(() => window.dispatchEvent(new Event('beforeprint'))),
    media: 'print',
  },
  { name: 'guide on paper', path: '/guides/wick-selection', media: 'print' },
];

async function openMenu(page: Page) {
  const menu = page.getByRole('button', { name: /Menu/ });
  await ((await menu.isVisible()) ? menu : page.getByRole('button', { name: 'Shop', exact: true })).click();
}

/** The key pictures: what stands in the window at once, compared with tests/gallery/baselines. */
export const keyPictures: { name: string; path: string; width: 390 | 1280 }[] = [
  { name: 'home', path: '/', width: 390 },
  { name: 'home', path: '/', width: 1280 },
  { name: 'shop', path: '/shop', width: 390 },
  { name: 'shop', path: '/shop', width: 1280 },
  { name: 'product', path: '/fragrance-oils/vanilla-bean', width: 390 },
  { name: 'product', path: '/fragrance-oils/vanilla-bean', width: 1280 },
  { name: 'cart-empty', path: '/cart', width: 390 },
  { name: 'kits', path: '/candle-making-kits', width: 1280 },
  { name: 'guide', path: '/guides/wax-types', width: 390 },
  { name: 'guide', path: '/guides/wax-types', width: 1280 },
  {
    name: 'wax-calculator',
    path: '/wax-calculator?diameter=7.2&height=7.6&gap=1.3&candles=4&wax=soy',
    width: 390,
  },
  {
    name: 'wax-calculator',
    path: '/wax-calculator?diameter=7.2&height=7.6&gap=1.3&candles=4&wax=soy',
    width: 1280,
  },
];
