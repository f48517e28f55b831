import { renderFrame } from '@shop/testing/renderFrame';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no pointer capture.
  HTMLElement.prototype.setPointerCapture = () => {};
});
afterEach(() => {
  jest.useRealTimers();
});

function renderNotice() {
  const frame = renderFrame();
  frame.notify({ kind: 'success', title: 'Added to cart', text: 'Soy Wax has been added to your cart.' });
  return { ...frame, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}
const notice = () => screen.queryByText('Added to cart');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a notice arrives in a polite live region that was there before', () => {
  const { notify } = renderFrame();
  const region = screen.getByRole('region', { name: 'Notices (F8)' });
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(region).toBeEmptyDOMElement();
  notify({ kind: 'neutral', title: 'Hello' });
  expect(region).toHaveTextContent('Hello');
});

test('a notice lasts four seconds', () => {
  renderNotice();
  pass(3999);
  expect(notice()).toBeInTheDocument();
  pass(1);
  expect(notice()).not.toBeInTheDocument();
});

test('a notice under the mouse stays, and goes after the mouse has left', async () => {
  const { user } = renderNotice();
  await user.hover(screen.getByText('Added to cart'));
  pass(20_000);
  expect(notice()).toBeInTheDocument();
  await user.unhover(screen.getByText('Added to cart'));
  pass(4000);
  expect(notice()).not.toBeInTheDocument();
});

test('F8 brings the focus to the notice, which holds it; closing gives the focus back', async () => {
  const { user } = renderNotice();
  const search = screen.getByRole('button', { name: 'Search' });
  search.focus();
  await user.keyboard('{F8}');
  expect(screen.getByRole('button', { name: 'Dismiss notice' })).toHaveFocus();
  pass(20_000);
  await user.keyboard('{Enter}');
  expect(notice()).not.toBeInTheDocument();
  expect(search).toHaveFocus();
});

test('F8 pressed again forgets nothing of where the focus came from', async () => {
  const { user } = renderNotice();
  const search = screen.getByRole('button', { name: 'Search' });
  search.focus();
  await user.keyboard('{F8}{F8}{Escape}');
  expect(notice()).not.toBeInTheDocument();
  expect(search).toHaveFocus();
});

test('Escape closes the notice that has the focus; the next one gets it', async () => {
  const { user, notify } = renderNotice();
  notify({ kind: 'error', title: 'Second' });
  await user.keyboard('{F8}{Escape}');
  expect(screen.queryByText('Second')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Dismiss notice' })).toHaveFocus();
});

test('a swipe of 20 px to the right dismisses a notice, a shorter one does not', async () => {
  const { user } = renderNotice();
  const swipe = async (px: number) => {
    const target = screen.getByText('Added to cart');
    await user.pointer([
      { keys: '[TouchA>]', target, coords: { clientX: 100 } },
      { pointerName: 'TouchA', target, coords: { clientX: 100 + px } },
      { keys: '[/TouchA]', target, coords: { clientX: 100 + px } },
    ]);
  };
  await swipe(19);
  expect(notice()).toBeInTheDocument();
  await swipe(20);
  expect(notice()).not.toBeInTheDocument();
});

test('notices stay usable beside an open dialog', async () => {
  const { user } = renderNotice();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const region = screen.getByRole('region', { name: 'Notices (F8)' });
  const behind = [...document.body.children].filter((child) => child instanceof HTMLElement && child.inert);
  expect(behind).toHaveLength(1);
  expect(behind).not.toContain(region);
  await user.click(screen.getByRole('button', { name: 'Dismiss notice' }));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('a notice keeps off a control that comes under it by a scroll, a navigation or another notice in its place', async () => {
  let controlTop = 0;
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(300);
  const getBox = () => new DOMRect(0, controlTop, 300, 20);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(getBox);
  const { router, notify } = renderNotice();
  const region = screen.getByRole('region', { name: 'Notices (F8)' });
  const bottom = () => window.innerHeight - Number(/, -?(\d+)px/.exec(region.style.transform)?.[1]);
  const changes = [
    () => void act(() => window.dispatchEvent(new Event('scrollend'))),
    () => act(() => router.navigator.push('/other')),
    () => {
      // The fourth takes the place of the first.
      for (const title of ['Second', 'Third', 'Fourth']) notify({ kind: 'neutral', title });
    },
    () => notify({ kind: 'neutral', title: 'Fifth' }),
  ];
  for (const [place, change] of changes.entries()) {
    controlTop = window.innerHeight - 20 - place;
    await change();
    expect(bottom()).toBe(controlTop);
  }
});
