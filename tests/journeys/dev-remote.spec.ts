import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyRepository } from '../support/copyOfRepository.mjs';
import { freePort } from '../support/freePort';
import { expect, test, untilStarted } from '../support/journey';
import { startShop } from '../support/startShop';

/** Starts `npm run dev -w mf-learn -- --shop …`; gives what it says, and its door once that is open. */
async function developLearn(folder: string, shop: string) {
  const env = { ...process.env, NODE_ENV: undefined, PORT: String(await freePort()) };
  const child = spawn('npm', ['run', 'dev', '-w', 'mf-learn', '--', '--shop', shop], { cwd: folder, env });
  let said = '';
  const door = new Promise<string | null>((resolve) => {
    const read = (chunk: Buffer) => {
      said += chunk;
      const [, url] = /is open at (\S+)/.exec(said) ?? [];
      if (url) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => resolve(null));
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { door: await door, said: () => said, stop };
}

test('one remote from this machine in a running shop: hot, with a bar, and for its developer alone @whole', async ({
  page,
  expectMessage,
}) => {
  test.setTimeout(300_000);
  expectMessage(/React DevTools/);
  // The store's checks of development tell on a busy machine that they take long.
  expectMessage(/more than the warning threshold/);
  const copy = await copyRepository();
  const shop = await startShop({ DEV_OVERRIDES: 'true' });
  let dev: Awaited<ReturnType<typeof developLearn>> | undefined;
  try {
    const closed = await developLearn(copy.folder, process.env.SHOP_URL ?? '');
    expect(closed.door).toBeNull();
    expect(closed.said()).toContain('does not allow it');

    dev = await developLearn(copy.folder, shop.url);
    await page.goto(`${dev.door}/faq`);
    await untilStarted(page);
    const bar = page.getByRole('region', { name: 'Development' });
    await expect(bar).toContainText('mf-learn');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

    const file = path.join(copy.folder, 'mf-learn/src/features/faq/FaqPage.tsx');
    const title = page.getByRole('heading', { level: 1 });
    const before = (await title.textContent()) ?? '';
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('title={meta.title}', 'title="Edited on this machine"'),
    );
    await expect(title).toHaveText('Edited on this machine');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

    // Other remotes are the shop's, and so is the cart.
    await page.goto(`${dev?.door}/shop`);
    await untilStarted(page);
    await page.getByRole('button', { name: 'Add Soy Wax to cart' }).click();
    await expect(page.getByRole('button', { name: /^Cart, 1/ })).toBeVisible();
    await expect(bar).toBeVisible();
    // Everybody else sees the shop as it is.
    expect(await (await fetch(`${shop.url}/faq`)).text()).toContain(before);
  } finally {
    // A page that is open would tell of what is taken away under it.
    await page.goto('about:blank');
    await dev?.stop();
    await shop.stop();
    await copy.remove();
  }
});
