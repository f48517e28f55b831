import type { Browser } from '@playwright/test';

const PAGES = ['/', '/wax/soy-wax', '/wax-calculator', '/guides/wax-types', '/cart'];
const PAUSE_MS = 40;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

export const filesIn = (html: string) => [...new Set(html.match(/\/r\/[\w-]+\/[\w.-]+\.(?:js|css)/g) ?? [])];

export const getShell = async (url: string) =>
  /"shellVersion":"([^"]+)"/.exec(await (await fetch(`${url}/wax-calculator`)).text())?.[1];

/**
 * Asks for pages and for every file that they name, each of whichever host is next, and has a browser open them.
 * Gives the pages of the browser on which no script ran.
 */
export async function visitDuring(
  browser: Browser,
  url: string,
  work: () => Promise<void>,
): Promise<string[]> {
  let isOver = false;
  const working = work().finally(() => {
    isOver = true;
  });
  // The balancer keeps what fails.
  const ask = async (path = '/') => {
    try {
      return await (await fetch(url + path)).text();
    } catch {
      return '';
    }
  };
  const asking = async () => {
    for (let index = 0; !isOver; index++) {
      const html = await ask(PAGES[index % PAGES.length]);
      await Promise.all(filesIn(html).map(ask));
      await pause();
    }
  };
  const dead: string[] = [];
  const browsing = async () => {
    const tab = await browser.newPage();
    for (let index = 0; !isOver; index++) {
      const page = PAGES[index % PAGES.length] ?? '/';
      await tab.goto(url + page);
      const started = tab.locator('html[data-started]').waitFor({ state: 'attached', timeout: 20_000 });
      await started.catch(() => dead.push(page));
    }
    await tab.close();
  };
  await Promise.all([working, asking(), browsing()]);
  return dead;
}
