import { addScript, shown } from '../support/hostile-hosts/addScript';
import { type HostSite, startHostSite } from '../support/hostile-hosts/hostServer';
import { hostPage, hostPaths, hostStyle, hosts, PLACE_WIDTH } from '../support/hostile-hosts/hosts';
import { expect, expectNoAxeViolations, test } from '../support/journey';
import { seenDifferences } from '../support/pixels';
import { unlessCommon } from '../support/whole';

/** Without its round corners, through which the page shows. */
const INSIDE = { x: 14, y: 14, width: PLACE_WIDTH - 28, height: 880 };
const OUTSIDE = { x: PLACE_WIDTH, y: 0, width: 500, height: 700 };

/** Without a doctype a table takes the color of the page's body, not of the box around it. */
const oldDarkPage = `<html lang="en"><title>Host</title><body bgcolor="black" text="white">
<candle-calculator type="wick-guide" diameter="8"></candle-calculator></body></html>`;

let site: HostSite;
let shop: string;

test.beforeAll(async () => {
  shop = process.env.SHOP_URL as string;
  const pages = hosts.flatMap((host) => {
    const { page, style } = hostPaths(host);
    return [
      [page, { body: hostPage(host), headers: host.headers?.(shop) }],
      [style, { body: hostStyle(host), type: 'text/css; charset=utf-8' }],
    ] as const;
  });
  site = await startHostSite({ ...Object.fromEntries(pages), '/no-doctype': { body: oldDarkPage } });
});
test.afterAll(() => site.close());

let insideNeutral: Buffer | undefined;

test.describe('hosts', () => {
  test.describe.configure({ mode: 'serial' });

  for (const host of hosts) {
    test(`${host.name}: the calculator looks the same inside, and nothing changes outside${unlessCommon(host.name === 'strict policy')}`, async ({
      page,
    }) => {
      await page.goto(site.origin + hostPaths(host).page);
      const before = await page.screenshot({ clip: OUTSIDE });
      const facts = () =>
        page.evaluate(() => ({
          globals: Object.keys(window).sort(),
          sheets: document.adoptedStyleSheets.length + document.styleSheets.length,
          stored: localStorage.length + sessionStorage.length,
          cookies: document.cookie,
          nodes: document.querySelectorAll('*').length,
        }));
      const factsBefore = await facts();

      await addScript(page, `${shop}/embed/calculators.js`);
      await shown(page).waitFor();
      expect(await seenDifferences(await page.screenshot({ clip: OUTSIDE }), before)).toBe(0);
      expect(await facts()).toEqual({ ...factsBefore, nodes: factsBefore.nodes + 1 });

      const inside = await page.screenshot({ clip: INSIDE });
      insideNeutral ??= inside;
      expect(await seenDifferences(inside, insideNeutral)).toBe(0);

      await expectNoAxeViolations(page, 'candle-calculator');
    });
  }
});

test('the strict policy: the pinned file runs with its hash, and not with another', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/integrity|ERR_/i);
  const list = await (await page.request.get(`${shop}/embed/integrity.json`)).json();
  const address = `${shop}${list.folder}calculators-all.js`;
  const policyPage = `${site.origin}/strict-policy`;

  await page.goto(policyPage);
  expect(await addScript(page, address, `sha384-${'A'.repeat(64)}`)).toBe(false);
  expect(await page.evaluate(() => customElements.get('candle-calculator') === undefined)).toBe(true);

  await page.goto(policyPage);
  expect(await addScript(page, address, list.files['calculators-all.js'])).toBe(true);
  await shown(page).waitFor();
});

test('on a dark page without a doctype every word is read @whole', async ({ page }) => {
  await page.goto(`${site.origin}/no-doctype`);
  await addScript(page, `${shop}/embed/calculators.js`);
  await shown(page).waitFor();
  await expectNoAxeViolations(page, 'candle-calculator');
});
