import { renderFrame } from '@shop/testing/renderFrame';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const shopButton = () => screen.getByRole('button', { name: 'Shop' });
const inMain = () => within(screen.getByRole('navigation', { name: 'Main' }));
const links = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent]);

test('the bar gains its shadow after more than 10 px of scrolling', () => {
  renderFrame();
  const header = screen.getByRole('banner');
  const before = header.className;
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(window);
  };
  scrollTo(10);
  expect(header.className).toBe(before);
  scrollTo(11);
  expect(header.className).not.toBe(before);
  scrollTo(0);
  expect(header.className).toBe(before);
});

test('the desktop menu has its fixed links', async () => {
  const { user } = renderFrame();
  const main = screen.getByRole('navigation', { name: 'Main' });
  expect(links(main)).toEqual([
    ['/blog', 'Blog'],
    ['/about', 'About'],
    ['/contact', 'Contact'],
  ]);
  await user.click(shopButton());
  expect(links(main).slice(0, 6)).toEqual([
    ['/shop', 'All Products'],
    ['/candle-making-kits', 'Candle Kits'],
    ['/wax', 'Wax'],
    ['/wicks', 'Wicks'],
    ['/fragrance-oils', 'Fragrance Oils'],
    ['/containers', 'Containers'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Learn' }));
  expect(shopButton()).toHaveAttribute('aria-expanded', 'false');
  expect(links(main).slice(0, 5)).toEqual([
    ['/video-tutorials', 'Video Tutorials'],
    ['/guides', 'Guides'],
    ['/wax-calculator', 'Wax Calculator'],
    ['/wick-guide', 'Wick Guide'],
    ['/fragrance-calculator', 'Fragrance Calculator'],
  ]);
});

test.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])(
  'the key %s opens a dropdown, Escape closes it',
  async (key) => {
    const { user } = renderFrame();
    shopButton().focus();
    await user.keyboard(key);
    expect(shopButton()).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(inMain().getByRole('link', { name: 'All Products' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(shopButton()).toHaveAttribute('aria-expanded', 'false');
    expect(shopButton()).toHaveFocus();
  },
);

test('arrow keys, Home and End move through an open dropdown and back to its button', async () => {
  const { user } = renderFrame();
  shopButton().focus();
  await user.keyboard('{Enter}{ArrowDown}{ArrowDown}');
  expect(inMain().getByRole('link', { name: 'Candle Kits' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(inMain().getByRole('link', { name: 'Containers' })).toHaveFocus();
  await user.keyboard('{Home}{ArrowUp}');
  expect(shopButton()).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(inMain().getByRole('link', { name: 'Containers' })).toHaveFocus();
});

test('a dropdown closes when the focus leaves it', async () => {
  const { user } = renderFrame();
  shopButton().focus();
  await user.keyboard('{Enter}');
  await user.tab({ shift: true });
  expect(shopButton()).toHaveAttribute('aria-expanded', 'false');
});

test('a dropdown that the mouse opened stays open when pressed, and closes with the next press', async () => {
  const { user } = renderFrame();
  await user.hover(shopButton());
  expect(shopButton()).toHaveAttribute('aria-expanded', 'true');
  await user.click(shopButton());
  expect(shopButton()).toHaveAttribute('aria-expanded', 'true');
  await user.click(shopButton());
  expect(shopButton()).toHaveAttribute('aria-expanded', 'false');
});

test('what the mouse opened closes by Escape without the focus in it', async () => {
  const { user } = renderFrame();
  await user.hover(shopButton());
  await user.keyboard('{Escape}');
  expect(shopButton()).toHaveAttribute('aria-expanded', 'false');
});

test('what the mouse opened gives it time to reach the list, and closes after it has left', async () => {
  jest.useFakeTimers();
  renderFrame();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.hover(shopButton());
  await user.unhover(shopButton());
  act(() => jest.advanceTimersByTime(200));
  await user.hover(inMain().getByRole('link', { name: 'Wicks' }));
  act(() => jest.advanceTimersByTime(10_000));
  expect(shopButton()).toHaveAttribute('aria-expanded', 'true');
  await user.hover(screen.getByRole('main'));
  act(() => jest.advanceTimersByTime(250));
  expect(shopButton()).toHaveAttribute('aria-expanded', 'false');
  jest.useRealTimers();
});

test('what the mouse opened closes although it left before the list was shown', async () => {
  renderFrame();
  const main = screen.getByRole('main');
  const menu = shopButton().parentElement ?? main;
  const leave = (from: Element, relatedTarget: Element) => {
    const event = new MouseEvent('pointerout', { bubbles: true, relatedTarget });
    from.dispatchEvent(Object.assign(event, { pointerType: 'mouse' }));
  };
  act(() => {
    leave(main, menu);
    leave(menu, main);
  });
  await waitFor(() => expect(shopButton()).toHaveAttribute('aria-expanded', 'false'));
});

test.each([
  ['the mouse opened', 'hover', '/other'],
  ['a press opened', 'click', '/?sort=price-low'],
] as const)('what %s closes when the address changes in another way', async (_what, open, to) => {
  const { user, router } = renderFrame();
  await user[open](shopButton());
  expect(shopButton()).toHaveAttribute('aria-expanded', 'true');
  await act(() => router.navigator.push(to));
  await waitFor(() => expect(shopButton()).toHaveAttribute('aria-expanded', 'false'));
});

test('a link of a dropdown closes it, also one to the current page', async () => {
  const { user, address } = renderFrame('/wax');
  await user.click(shopButton());
  const link = inMain().getByRole('link', { name: 'Wax' });
  expect(link).toHaveAttribute('aria-current', 'page');
  await user.click(link);
  expect(address()).toBe('/wax');
  expect(shopButton()).toHaveAttribute('aria-expanded', 'false');
  expect(shopButton()).toHaveFocus();
});

test('the closed phone menu is not in the document; open it is a dialog with its fixed links', async () => {
  const { user } = renderFrame();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  expect(links(menu)).toEqual([
    ['/', 'Wick & Wax'],
    ['/shop', 'Shop'],
    ['/candle-making-kits', 'Candle Kits'],
    ['/wax', 'Wax'],
    ['/wicks', 'Wicks'],
    ['/fragrance-oils', 'Fragrance Oils'],
    ['/containers', 'Containers'],
    ['/tools-accessories', 'Tools & Accessories'],
    ['/learn', 'Learn'],
    ['/video-tutorials', 'Video Tutorials'],
    ['/blog', 'Blog'],
    ['/about', 'About Us'],
    ['/contact', 'Contact'],
  ]);
});

test.each(['Learn', 'Wax'])('the phone menu closes with its link %s on the page /wax', async (name) => {
  const { user } = renderFrame('/wax');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('link', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('back on the page on which the menu was left for its link, the menu is closed', async () => {
  const { user, router } = renderFrame('/wax');
  const blog = inMain().getByRole('link', { name: 'Blog' });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Blog' }));
  await waitFor(() => expect(blog).toHaveAttribute('aria-current', 'page'));
  await act(async () => router.navigator.go(-1));
  await waitFor(() => expect(blog).not.toHaveAttribute('aria-current'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the phone menu closes when the route changes in another way', async () => {
  const { user, router } = renderFrame('/wax');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await act(() => router.navigator.push('/other'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
