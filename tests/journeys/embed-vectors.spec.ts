import type { Page } from '@playwright/test';
import { batches, readFigures, type SurfaceVector, surfaceVectors } from '../support/calculatorVectors';
import { addScript } from '../support/hostile-hosts/addScript';
import { closeHost, visitHost } from '../support/hostile-hosts/visitHost';
import { expect, test } from '../support/journey';

const shop = () => process.env.SHOP_URL as string;

test.afterAll(closeHost);

/** Shows vectors in the page by `show` and gives the figures that are wrong. */
async function compare(page: Page, vectors: SurfaceVector[], show: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const batch of batches(vectors)) {
    const results = await page.evaluate(
      async ([items, shower, reader]) => {
        const read = new Function(`return ${reader}`)();
        const place = new Function('vector', `return (${shower})(vector)`);
        const shown = await Promise.all(items.map(async (vector) => ({ vector, ...(await place(vector)) })));
        const results = shown.map(({ vector, root }) => read(root, vector.type));
        for (const { remove } of shown) remove();
        return results;
      },
      [batch, show, readFigures.toString()] as const,
    );
    for (const [index, { name, expected }] of batch.entries()) {
      for (const [figure, value] of Object.entries(expected)) {
        const figures = results[index];
        if (figures[figure] !== value) wrong.push(`${name}: ${figure} is ${figures[figure]}, not ${value}`);
      }
    }
  }
  return wrong;
}

const showInElement = `async ({ type, fields }) => {
  const element = document.createElement('candle-calculator');
  for (const [name, value] of Object.entries({ type, ...fields })) element.setAttribute(name, value);
  document.body.append(element);
  while (!element.shadowRoot.querySelector('form')) await new Promise((resolve) => setTimeout(resolve, 10));
  return { root: element.shadowRoot, remove: () => element.remove() };
}`;

test('every vector is what the element shows @whole', async ({ page }) => {
  await visitHost(page, '');
  await addScript(page, `${shop()}/embed/calculators.js`);
  await page.evaluate(() => customElements.whenDefined('candle-calculator'));
  expect(await compare(page, surfaceVectors, showInElement)).toEqual([]);
});

test('every vector is what the federated module shows, on a page without React @whole', async ({ page }) => {
  await visitHost(page, '');
  await page.evaluate(async (entry) => {
    const container = await import(entry);
    await container.init({});
    const factory = await container.get('./mount');
    Object.assign(window, { mountCalculator: factory().mount });
  }, `${shop()}/embed/federation/remoteEntry.js`);
  const showMounted = `async ({ type, fields }) => {
    const place = document.createElement('div');
    document.body.append(place);
    const { unmount } = window.mountCalculator(place, { type, start: fields });
    const shadow = () => place.firstElementChild?.shadowRoot;
    while (!shadow()?.querySelector('form')) await new Promise((resolve) => setTimeout(resolve, 10));
    return { root: shadow(), remove: () => { unmount(); place.remove(); } };
  }`;
  expect(await compare(page, surfaceVectors, showMounted)).toEqual([]);
});

test('every vector is what the frame shows @whole', async ({ page }) => {
  const wrong: string[] = [];
  let compared = 0;
  for (const batch of batches(surfaceVectors)) {
    const frames = batch.map(
      ({ type, fields }) =>
        `<iframe src="${shop()}/embed/frame.html?${new URLSearchParams({ type, ...fields })}"></iframe>`,
    );
    await visitHost(page, frames.join(''));
    for (const [index, { name, type, expected }] of batch.entries()) {
      const inner = page.frameLocator('iframe').nth(index);
      await inner.locator('candle-calculator form').waitFor();
      const element = inner.locator('candle-calculator');
      const root = await element.evaluateHandle(({ shadowRoot }) => shadowRoot ?? document);
      const figures = await root.evaluate(readFigures, type);
      for (const [figure, value] of Object.entries(expected)) {
        compared++;
        if (figures[figure] !== value) wrong.push(`${name}: ${figure} is ${figures[figure]}, not ${value}`);
      }
    }
  }
  expect(compared).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});
