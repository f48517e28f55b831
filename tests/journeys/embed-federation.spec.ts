import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { snippet } from '../support/docSnippets';
import { chooseCode, germanForms, openBuilder } from '../support/hostile-hosts/builderPage';
import { type Bundler, buildHost, type Packages } from '../support/hostile-hosts/buildHost';
import {
  installWholeMatrix,
  packagesOfMatrix,
  packagesOfRepository,
  reactVersions,
} from '../support/hostile-hosts/hostPackages';
import { startHostSite } from '../support/hostile-hosts/hostServer';
import { expect, test } from '../support/journey';

const shop = () => process.env.SHOP_URL as string;

type Chosen = Record<string, Awaited<ReturnType<typeof chooseCode>>>;

/** Code of the builder stands at a path of its own, under the policy that the builder gives with it. */
async function withHost(
  bundler: Bundler,
  packages: Packages,
  visit: (origin: string) => Promise<void>,
  { chosen = {}, hasRuntime = false }: { chosen?: Chosen; hasRuntime?: boolean } = {},
) {
  const codes = Object.entries(chosen).map(([name, { code }]) => [name, code]);
  const options = { bundler, packages, shop: shop(), chosen: Object.fromEntries(codes), hasRuntime };
  const { folder, served, html } = await buildHost(options);
  const pages = Object.entries(chosen).map(([name, { headers }]) => [`/${name}`, { body: html, headers }]);
  const site = await startHostSite(Object.fromEntries(pages), served);
  try {
    await visit(`${site.origin}/index.html`);
  } finally {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The calculator in the host's own tree: with the host's React, its state and its events. */
async function expectOneReact(page: Page, address: string, version: string) {
  const others: string[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(shop()) && /react/.test(response.url())) others.push(response.url());
  });
  await page.goto(address);
  await expect(page.locator('#said')).toHaveText('preset: 1628.6 g');
  await expect(page.locator('#version')).toHaveText(version);
  await page.getByLabel('Number of candles').fill('2');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.locator('#said')).toHaveText('button: 814.3 g');
  await page.getByRole('link', { name: 'Add what I need' }).click();
  await expect(page.locator('#said')).toHaveText('needs soy');
  expect(
    await page.evaluate(() => (window as unknown as { hostReact: { version: string } }).hostReact.version),
  ).toBe(version);
  expect(others).toEqual([]);
}

const federated = { Language: 'de', Theme: 'dark', 'The way into your page': 'federation' };

/** The builder's own code, as it was chosen. */
async function expectChosen(page: Page, address: string, form: string) {
  await page.goto(address);
  await expect(page.getByRole('form', { name: form })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Berechnen' })).toBeVisible();
  await expect(page.locator('[part=root]')).toHaveAttribute('data-theme', 'dark');
}

/** The site stands and has loaded while the shop refuses, hangs or is slow; a slow one brings its calculator. */
async function expectHostGoesOn(page: Page, address: string) {
  const stands = async () => {
    // goto waits for the site's own load event.
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'A site' })).toBeVisible();
    await expect(page.locator('#said')).toHaveText('nothing yet');
    await expect(page.getByRole('link', { name: 'Wax calculator' })).toBeVisible();
  };
  const everything = `${shop()}/**`;
  await page.route(everything, (route) => route.abort());
  await stands();
  await page.unrouteAll();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(everything, async (route) => {
    await held;
    await route.continue();
  });
  await stands();
  release();
  await expect(page.locator('#said')).toHaveText('preset: 1628.6 g');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

test.describe('every bundler with every React @whole', () => {
  test.describe.configure({ mode: 'serial', timeout: 300_000 });
  let matrix: string;
  test.beforeAll(async () => {
    matrix = await installWholeMatrix();
  });
  test.afterAll(() => rm(matrix, { recursive: true, force: true }));

  for (const bundler of ['vite', 'webpack', 'rspack', 'rsbuild'] as const) {
    for (const version of reactVersions) {
      test(`${bundler} with React ${version}`, async ({ page, expectMessage }) => {
        await withHost(bundler, packagesOfMatrix(matrix, version), async (address) => {
          await expectOneReact(page, address, version);
          expectMessage(/./);
          await expectHostGoesOn(page, address);
        });
      });
    }
  }
});

test('the builder’s code of every calculator is built and runs in a Vite site @whole', async ({ page }) => {
  test.setTimeout(180_000);
  await openBuilder(page);
  const chosen: Chosen = {};
  for (const type of Object.keys(germanForms))
    chosen[type] = await chooseCode(page, { Calculator: type, ...federated });
  await withHost(
    'vite',
    packagesOfRepository('react-19-0'),
    async (address) => {
      for (const [type, form] of Object.entries(germanForms)) {
        await expectChosen(page, address.replace('index.html', type), form);
      }
    },
    { chosen },
  );
});
test.describe('@whole', () => {
  test.describe.configure({ timeout: 180_000 });

  test('a Vite site with an older React keeps its React, and stands when the shop is away', async ({
    page,
    expectMessage,
  }) => {
    await withHost('vite', packagesOfRepository('react-19-0'), async (address) => {
      await expectOneReact(page, address, '19.0.0');
      expectMessage(/./);
      await expectHostGoesOn(page, address);
    });
  });

  test('a site with the federation runtime keeps its React, and stands when the shop is away', async ({
    page,
    expectMessage,
  }) => {
    await withHost(
      'rspack',
      packagesOfRepository('react'),
      async (address) => {
        await expectOneReact(page, address, '19.3.1');
        expectMessage(/./);
        await expectHostGoesOn(page, address);
      },
      { hasRuntime: true },
    );
  });

  test('an Rspack site keeps its React, runs the builder’s code, and stands when the shop is away', async ({
    page,
    expectMessage,
  }) => {
    await openBuilder(page);
    const chosen = await chooseCode(page, { Calculator: 'supplies', ...federated });
    await withHost(
      'rspack',
      packagesOfRepository('react'),
      async (address) => {
        await expectOneReact(page, address, '19.3.1');
        await expectChosen(page, address.replace('index.html', 'chosen'), germanForms.supplies);
        expectMessage(/./);
        await expectHostGoesOn(page, address);
      },
      { chosen: { chosen } },
    );
  });
});

const plainPage =
  '<!doctype html><html lang="en"><head><title>Plain</title></head><body><div id="calculator"></div></body></html>';

test('the documented lines mount a calculator on a page without React; an update keeps what is there', async ({
  page,
}) => {
  const site = await startHostSite({ '/': { body: plainPage } });
  try {
    await page.goto(site.origin);
    const lines = snippet('federation.md', "container.get('./mount')", shop());
    await page.addScriptTag({ type: 'module', content: `${lines}\nwindow.calculator = calculator;` });
    await page.getByLabel('Diameter (in)').fill('3');
    await page.getByLabel('Height (in)').fill('4');
    await page.getByRole('button', { name: 'Calculate' }).click();
    const result = page.getByRole('region', { name: 'Your supplies' });
    await expect(result).toContainText('417 g');
    const call = (name: string, ...parameters: object[]) =>
      page.evaluate(
        ([method, values]) => {
          const { calculator } = window as unknown as {
            calculator: Record<string, (...all: object[]) => void>;
          };
          calculator[method as string]?.(...(values as object[]));
        },
        [name, parameters] as const,
      );
    await call('update', { theme: 'dark' });
    await expect(page.locator('[part=root]')).toHaveAttribute('data-theme', 'dark');
    await expect(result).toContainText('417 g');
    await expect(page.getByLabel('Diameter (in)')).toHaveValue('3');
    await call('unmount');
    await expect(page.locator('candle-calculator')).toHaveCount(0);
  } finally {
    await site.close();
  }
});

/** What a host with the federation runtime loads by the manifest. */
test('the manifest leads to the entry beside it, from any origin', async ({ request }) => {
  const manifest = await (await request.get('/embed/federation/mf-manifest.json')).json();
  const { remoteEntry, publicPath } = manifest.metaData;
  expect({ remoteEntry, publicPath }).toEqual({
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' },
    publicPath: 'auto',
  });
  const { files } = await (await request.get('/embed/integrity.json')).json();
  const entry = await request.get('/embed/federation/remoteEntry.js');
  expect(entry.headers()['cache-control']).toContain('no-cache');
  // One file: a host waits for one answer, and nothing in it resolves against the host's page.
  expect(await entry.text()).not.toMatch(/from ?["']/);
  expect(files['federation/remoteEntry.js']).toMatch(/^sha384-/);
});
