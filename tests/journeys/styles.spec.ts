import { readdirSync } from 'node:fs';
import { expect, test, untilStarted } from '../support/journey';
import { root } from '../support/startShop';
import { unlessCommon } from '../support/whole';

// Styles of other pages arrive while a page is read: with a hover, with the cart's code. They change nothing that stands there.

const pages = [
  '/',
  '/shop',
  '/wax',
  '/wax/soy-wax',
  '/candle-making-kits',
  '/learn',
  '/wax-calculator',
  '/cart',
  '/contact',
];

/** Addresses of all styles of the remotes that a page names. */
function getStyles(html: string): string[] {
  const named = [...html.matchAll(/"mf_(\w+)":\{"version":"([^"]+)"/g)];
  const found = named.flatMap(([, name = '', version = '']) => {
    const files = readdirSync(`${root}/releases/mf-${name}/${version}/client`).filter((file) =>
      file.endsWith('.css'),
    );
    return files.map((file) => `/r/mf-${name}/${file}`);
  });
  return [...new Set(found)];
}

/** Where most styles of several teams meet. */
const common = ['/wax/soy-wax at 1280'];
const getTag = (path: string, width: number) => unlessCommon(common.includes(`${path} at ${width}`));

for (const width of [390, 1280])
  for (const path of pages)
    test(`styles that come later change nothing of ${path} at ${width} px${getTag(path, width)}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const answer = await page.goto(path);
      await untilStarted(page);
      await page.waitForLoadState('networkidle');
      const styles = getStyles((await answer?.text()) ?? '');
      expect(styles.length).toBeGreaterThan(10);
      const changed = await page.evaluate(async (addresses) => {
        const elements = [...document.body.querySelectorAll('*')];
        const look = () =>
          elements.map((element) => {
            const { margin, padding, display, position, objectFit, color, fontSize } =
              getComputedStyle(element);
            const { width, height } = element.getBoundingClientRect();
            return [width, height, margin, padding, display, position, objectFit, color, fontSize].join();
          });
        const before = look();
        await Promise.all(
          addresses.map((href) => {
            const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
            document.head.append(link);
            return new Promise((resolve, reject) => {
              link.addEventListener('load', resolve);
              link.addEventListener('error', reject);
            });
          }),
        );
        const after = look();
        return elements.flatMap((element, index) =>
          before[index] === after[index]
            ? []
            : [`${element.outerHTML.slice(0, 120)}: ${before[index]} -> ${after[index]}`],
        );
      }, styles);
      expect(changed).toEqual([]);
    });
