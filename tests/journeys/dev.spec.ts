import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyRepository } from '../support/copyOfRepository.mjs';
import { expect, test, untilStarted } from '../support/journey';
import { runNpm } from '../support/runNode';
import { type RunningShop, startShop } from '../support/startShop';

/** What the server answers; '' while it starts again. */
const textAt = (address: string) =>
  fetch(address).then(
    (answer) => answer.text(),
    () => '',
  );

test('npm run dev: edits in shell and remotes show in the open document, and what was typed stays @whole', async ({
  page,
  expectMessage,
}) => {
  // Above the limit of a start, so that one which takes too long is ended.
  test.setTimeout(300_000);
  expectMessage(/React DevTools/);
  // The store's checks of development tell on a busy machine that they take long.
  expectMessage(/more than the warning threshold/);
  const copy = await copyRepository();
  const edit = (file: string, change: (source: string) => string) => {
    const address = path.join(copy.folder, file);
    writeFileSync(address, change(readFileSync(address, 'utf8')));
  };
  const wax = 'mf-tools/src/features/wax-calculator/WaxCalculatorPage.tsx';
  const presents = 'mf-presents/src/features/presents/PresentsPage.tsx';
  let shop: RunningShop | undefined;
  try {
    const { code } = await runNpm(
      ['run', 'new-remote', '--', 'mf-presents', '--path', '/presents'],
      copy.folder,
      {},
    );
    expect(code).toBe(0);
    shop = await startShop({}, { command: 'dev', folder: copy.folder });
    expect(shop.said().match(/http:\/\/\S+/g)).toEqual([shop.url]);
    await page.goto(`${shop.url}/wax-calculator`);
    // For an empty cart nothing of mf-cart is on the page.
    await page.evaluate(() => {
      const line = { id: 'wx-201', name: 'Soy Wax', slug: 'soy-wax', price: 14.99, image: '', quantity: 1 };
      localStorage.setItem('cart', JSON.stringify([line]));
    });
    await page.reload();
    const title = page.getByRole('heading', { level: 1 });
    await test.step('the server renders what was edited, and the browser takes it over without a message', async () => {
      const { url } = shop ?? { url: '' };
      expect(await textAt(`${url}/wax-calculator`)).toMatch(/<h1[^>]*>Wax Calculator</);
      edit(wax, (source) => source.replace('title="', 'title="Very first '));
      await expect.poll(() => textAt(`${url}/wax-calculator`)).toMatch(/<h1[^>]*>Very first /);
      await page.goto(`${url}/wax-calculator`);
      await untilStarted(page);
      edit(wax, (source) => source.replace('Very first ', ''));
      await expect(title).toHaveText('Wax Calculator');
    });
    const diameter = page.getByLabel(/diameter/i);
    await diameter.fill('7.5');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

    await test.step('a component of a remote', async () => {
      edit(wax, (source) => source.replace('title="', 'title="First '));
      await expect(title).toHaveText(/^First /);
    });
    await test.step('a component of another remote on the same page', async () => {
      edit('mf-cart/src/features/cart-badge/CartBadge.tsx', (source) =>
        source.replaceAll("'Cart", "'Basket").replaceAll('`Cart', '`Basket'),
      );
      await expect(page.getByRole('button', { name: /^Basket/ })).toBeVisible();
    });
    await test.step('a component of the shell', async () => {
      edit('shell/src/layout/Footer.tsx', (source) => source.replace('<footer', '<footer aria-label="Foot"'));
      await expect(page.getByRole('contentinfo', { name: 'Foot' })).toBeVisible();
    });
    await test.step('a component that all share', async () => {
      edit('shared/ui/Button.tsx', (source) => source.replaceAll('className=', 'lang="fr" className='));
      await expect(page.getByRole('button', { name: 'Calculate' })).toHaveAttribute('lang', 'fr');
    });
    await test.step('a style of a remote', async () => {
      edit(
        'mf-tools/src/components/ToolPage.module.css',
        (source) => `${source}\nh1 { outline-offset: 7px; }`,
      );
      await expect(title).toHaveCSS('outline-offset', '7px');
    });
    await test.step('a mistake in a remote, and its correction', async () => {
      expectMessage(/^console error: /);
      const mistake = page.waitForEvent('console', (message) => message.text().includes('Syntax Error'));
      edit(wax, (source) => `${source}<<<`);
      await mistake;
      await expect(title).toHaveText(/^First /);
      edit(wax, (source) => source.replace('<<<', '').replace('title="First ', 'title="Second '));
      await expect(title).toHaveText(/^Second /);
    });
    await test.step("the shell's server and the checkout service start again when they are edited", async () => {
      const { url } = shop ?? { url: '' };
      edit('shell/src/server/front/crawlers/siteTexts.ts', (source) =>
        source.replace('Disallow: /api/', 'Disallow: /api2/'),
      );
      edit('checkout-service/src/http/httpError.ts', (source) =>
        source.replace('There is nothing here.', 'Nothing is here now.'),
      );
      const patience = { timeout: 60_000 };
      await expect.poll(() => textAt(`${url}/robots.txt`), patience).toContain('Disallow: /api2/');
      await expect.poll(() => textAt(`${url}/api/nowhere`), patience).toContain('Nothing is here now.');
    });
    // What a page's module holds beside components cannot be exchanged: the document is loaded anew.
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await expect(diameter).toHaveValue('7.5');
    // Nothing else of such a remote uses what its page does.
    await test.step('a mistake in the only page of a new remote, and its correction', async () => {
      await page.goto(`${shop?.url}/presents`);
      await untilStarted(page);
      const mistake = page.waitForEvent('console', (message) => message.text().includes('Syntax Error'));
      edit(presents, (source) => `${source}<<<`);
      await mistake;
      edit(presents, (source) => source.replace('<<<', '').replace('<h1>', '<h1>More '));
      await expect(title).toHaveText('More Presents');
    });
    await page.goto('about:blank');
    expect(await shop.stop()).toBe(0);
  } finally {
    await shop?.stop();
    await copy.remove();
  }
});
