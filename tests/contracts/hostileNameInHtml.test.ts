import type { RemoteModules } from '@shop/contracts/remotes';
import pino from 'pino';
import * as catalog from '../../mf-catalog/src/routes';
import { Generation } from '../../shell/src/server/rendering/generation';
import { renderPage } from '../../shell/src/server/rendering/renderPage';
import { HOSTILE_NAME, nameProductHostile } from '../support/hostileProduct';
import { aPointer } from '../support/testReleases';
import { testSite } from '../support/testSite';

/** mf-catalog as it stands in the source, without a bundle; every other remote is away. */
class SourceGeneration extends Generation {
  override load<Id extends keyof RemoteModules>(id: Id): Promise<RemoteModules[Id]> {
    const isRoutes = String(id) === 'mf_catalog/routes';
    return isRoutes ? Promise.resolve(catalog as RemoteModules[Id]) : Promise.reject(new Error(`no ${id}`));
  }
}

async function getHtml(address: string): Promise<string> {
  const shell = { js: ['/main.js'], css: [], stages: [] };
  const generation = new SourceGeneration(
    { remotes: { mf_catalog: aPointer('mf-catalog', '1') } },
    { releasesDir: '/nowhere', site: testSite, shell },
  );
  const url = new URL(address, testSite.origin);
  const page = await renderPage({ generation, url }, pino({ level: 'silent' }));
  if (page.status !== 200) throw new Error(`${address} is no page`);
  return Buffer.from(page.html).toString();
}

/** As React escapes text. */
const escaped = HOSTILE_NAME.replace(/"/g, '&quot;')
  .replace(/'/g, '&#x27;')
  .replace(/</g, '&lt;')
  .replace(/>/g, '&gt;');

beforeAll(nameProductHostile);

test.each([
  ['its own page', '/wax/soy-wax'],
  ['its category', '/wax'],
  ['the shop', '/shop'],
  ['search results', `/shop?search=${encodeURIComponent(HOSTILE_NAME)}`],
  ['the home page', '/'],
])('on %s a hostile product name is text, and ends no element', async (_, address) => {
  const html = await getHtml(address);
  expect(html).toContain(escaped);
  expect(html).not.toContain('<img src=x');
  const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];
  expect(scripts.length).toBe(html.match(/<\/script>/g)?.length);
  // What is inside one is data, and whole.
  for (const [, attributes = '', text = ''] of scripts) {
    if (text !== '') expect(attributes).toMatch(/type="application\/(ld\+)?json"/);
    if (text !== '') expect(() => JSON.parse(text)).not.toThrow();
  }
});

test('structured data gives the hostile name back as it is', async () => {
  const html = await getHtml('/wax/soy-wax');
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const product = data.map(([, text = '']) => JSON.parse(text)).find((entry) => entry['@type'] === 'Product');
  expect(product.name).toBe(HOSTILE_NAME);
});
