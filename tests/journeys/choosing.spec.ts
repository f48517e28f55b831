import { open } from '../support/cartSteps';
import { expect, expectNoAxeViolations, test, untilStarted } from '../support/journey';

const phone = { width: 390, height: 844 };

test('on a phone the shop is two columns of cards with a round button of 44 px, short enough to look through @whole', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/shop');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(15);
  const [first, second] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()]);
  expect(second?.y).toBe(first?.y);
  const add = await page.getByRole('button', { name: 'Add Soy Wax to cart' }).boundingBox();
  expect(add).toMatchObject({ width: 44, height: 44 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4800);
  await page.setViewportSize({ width: 320, height: 568 });
  const [above, below] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()]);
  expect(below?.y).toBeGreaterThan(above?.y ?? 0);
});

test('the names of gifts in a row stand at one height @whole', async ({ page }) => {
  await open(page, '/candle-making-kits/gifts');
  const names = page.getByRole('article').getByRole('heading', { level: 2 });
  const tops = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().top));
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
});

test('a gallery is turned by its thumbnails, and a picture is enlarged by key and closed by Escape @whole', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/wax/soy-wax');
  const gallery = page.getByRole('region', { name: 'Pictures of Soy Wax' });
  await gallery.getByRole('button', { name: 'Show picture 2 of 3' }).click();
  await expect(gallery.getByRole('img', { name: /flakes from close by$/ })).toBeInViewport();
  await expect(gallery.getByRole('button', { name: 'Show picture 2 of 3' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const enlarge = gallery.getByRole('button', { name: 'Enlarge picture 2 of 3' });
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Soy Wax' });
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Enlarge the picture' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Show the whole picture' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeFocused();
});

for (const width of [390, 1280]) {
  test(`a bundle opens by its address with what is in it, and the one before closes, at ${width} px @whole`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/candle-making-kits/gifts#deluxe-gift-set');
    const bundle = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    const deluxe = bundle("Candlemaker's Deluxe Gift Set");
    const other = bundle('Complete Candle Gift Set');
    const cards = page.getByRole('article');
    const places = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
    await expect(deluxe.getByText('40 ml (1.4 fl oz) of Clean Linen fragrance oil')).toBeVisible();
    await expect(other.getByText('Vanilla Bean fragrance oil')).toBeHidden();
    await expectNoAxeViolations(page);
    const before = await places();
    await other.getByRole('link', { name: 'Complete Candle Gift Set' }).click();
    await expect(other.getByText('40 ml (1.4 fl oz) of Vanilla Bean fragrance oil')).toBeInViewport();
    await expect(deluxe.getByText('Clean Linen fragrance oil')).toBeHidden();
    expect(await places()).toEqual(before);
    await other.getByRole('link', { name: 'Close Complete Candle Gift Set' }).click();
    await expect(other.getByText('Vanilla Bean fragrance oil')).toBeHidden();
    await expect(other.getByRole('heading', { name: 'Complete Candle Gift Set' })).toBeInViewport();
  });
}

test('the panel offers what the newest line still needs, and then what that needs', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/wax/soy-wax');
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  const panel = page.getByRole('dialog', { name: /^Your Cart/ });
  const suggestions = panel.getByRole('region', { name: 'Goes well with Soy Wax' });
  await expect(suggestions.getByRole('button')).toHaveCount(2);
  await expectNoAxeViolations(page);
  await suggestions.getByRole('button').first().click();
  await expect(suggestions).toBeHidden();
  await expect(panel.getByRole('region', { name: 'Goes well with Pre-Tabbed Cotton Wicks' })).toBeVisible();
  await expect(panel.getByRole('listitem').first()).toContainText('Just added');
});

test('arrow keys lead through the pictures of a product, and the focus stays with them', async ({ page }) => {
  await page.goto('/containers/clear-glass-jars');
  await untilStarted(page);
  const zoom = (number: number) => page.getByRole('button', { name: `Enlarge picture ${number} of 3` });
  await zoom(1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(zoom(2)).toBeFocused();
});
