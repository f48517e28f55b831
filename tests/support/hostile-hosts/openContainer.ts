import type { Page } from '@playwright/test';

type Mount = (place: Element | null, options: { type: string }) => void;
type Container = { get: (name: string) => Promise<() => { mount: Mount }> };

/** Opens the federated container of the moment in a page, and takes nothing out of it yet. */
export async function openContainer(page: Page, shop: string) {
  await page.evaluate(async (entry) => {
    const container = await import(entry);
    await container.init({});
    Object.assign(window, { container });
  }, `${shop}/embed/federation/remoteEntry.js`);
}

/** Takes a calculator out of it, however late. Gives the releases that the files came from, by version. */
export async function takeCalculator(page: Page, type: string): Promise<string[]> {
  const versions = new Set<string>();
  page.on('response', (response) => {
    const [, version] = /\/r\/mf-tools\/([^/]+)\//.exec(response.url()) ?? [];
    if (version && response.ok()) versions.add(version);
  });
  await page.evaluate(async (kind) => {
    const { container } = window as unknown as { container: Container };
    const factory = await container.get('./mount');
    factory().mount(document.querySelector('main'), { type: kind });
  }, type);
  await page.getByRole('button', { name: 'Calculate' }).waitFor();
  return [...versions];
}
