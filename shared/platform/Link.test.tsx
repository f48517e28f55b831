import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Outlet, useLocation } from './index';
import { Link, NavLink } from './Link';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function show(link: React.ReactNode, at = '/wax/soy-wax?page=2') {
  render(
    <MemoryRouter initialEntries={[at]}>
      {link}
      <Address />
      <Outlet />
    </MemoryRouter>,
  );
  return { link: screen.getByRole('link'), address: () => screen.getByRole('status').textContent };
}

/** Presses; true where the browser itself is left to follow. */
function press(link: HTMLElement, how: MouseEventInit = {}) {
  const event = createEvent.click(link, { button: 0, ...how });
  // jsdom cannot navigate.
  window.addEventListener('click', (late) => late.preventDefault(), { once: true });
  let isLeft = false;
  document.addEventListener('click', (early) => (isLeft = !early.defaultPrevented), { once: true });
  fireEvent(link, event);
  return isLeft;
}

test('a press goes there without a new document', () => {
  const { link, address } = show(<Link to="/wicks?a=1">Wicks</Link>);
  expect(link).toHaveAttribute('href', '/wicks?a=1');
  expect(press(link)).toBe(false);
  expect(address()).toBe('/wicks?a=1');
});

test('a query alone stays on the page', () => {
  const { link, address } = show(<Link to="?page=3">Next</Link>);
  press(link);
  expect(address()).toBe('/wax/soy-wax?page=3');
});

test.each([
  [
    'with Ctrl',
    <Link key="1" to="/wicks">
      Wicks
    </Link>,
    { ctrlKey: true },
  ],
  [
    'with the middle button',
    <Link key="2" to="/wicks">
      Wicks
    </Link>,
    { button: 1 },
  ],
  [
    'on a link for a new tab',
    <Link key="3" to="/wicks" target="_blank">
      Wicks
    </Link>,
    {},
  ],
])('a press %s is the browser’s own', (_how, element, how) => {
  const { link, address } = show(element);
  expect(press(link, how)).toBe(true);
  expect(address()).toBe('/wax/soy-wax?page=2');
});

test('a press for another tab is none of the link’s handler, which would close what it stands in', () => {
  const close = jest.fn();
  const { link } = show(
    <Link to="/wicks" onClick={close}>
      Wicks
    </Link>,
  );
  press(link, { ctrlKey: true });
  expect(close).not.toHaveBeenCalled();
  press(link);
  expect(close).toHaveBeenCalledTimes(1);
});

test('a handler of the link comes first and may keep it', () => {
  const { link, address } = show(
    <Link to="/wicks" onClick={(event) => event.preventDefault()}>
      Wicks
    </Link>,
  );
  press(link);
  expect(address()).toBe('/wax/soy-wax?page=2');
});

test('a navigation renders no link again that leads elsewhere', () => {
  const onRender = jest.fn();
  const links = (
    <Profiler id="links" onRender={onRender}>
      <Link to="/wicks">Wicks</Link>
    </Profiler>
  );
  const { link, address } = show(links);
  press(link);
  expect(address()).toBe('/wicks');
  expect(onRender).toHaveBeenCalledTimes(1);
});

test.each([
  ['/wax', false, 'page'],
  ['/wax', true, null],
  ['/Wax/Soy-Wax', true, 'page'],
  ['/wa', false, null],
])('at /wax/soy-wax a link to %s (end: %s) is current: %s', (to, end, current) => {
  const { link } = show(
    <NavLink to={to} end={end}>
      There
    </NavLink>,
  );
  expect(link.getAttribute('aria-current')).toBe(current);
});
