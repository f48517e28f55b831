import { Outlet, ShopServicesProvider } from '@shop/platform';
import { createMemoryHistory } from '@shop/platform/routerInternals';
import { servicesWithoutRemotes } from '@shop/testing/servicesWithoutRemotes';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { makeRouter } from './makeRouter';
import type { OpenedPage } from './openPage';
import { RouterView } from './RouterView';

const lost = { kind: 'failure', status: 503 } as const;

/** An address whose page cannot be had; `arrive` ends the next try. */
function showError() {
  let arrive = (_page: OpenedPage) => {};
  const open = jest.fn(
    (_request: Request) =>
      new Promise<OpenedPage>((resolve) => {
        arrive = resolve;
      }),
  );
  const history = createMemoryHistory({ initialEntries: ['/wax?sort=newest'], v5Compat: false });
  const router = makeRouter({ history, first: lost, open });
  render(
    <ShopServicesProvider services={servicesWithoutRemotes}>
      <RouterView router={router} Frame={Outlet} />
    </ShopServicesProvider>,
  );
  const asked = () => open.mock.calls.map(([{ url }]) => new URL(url).pathname + new URL(url).search);
  return { asked, arrive: () => act(async () => arrive({ ...lost })) };
}

test('without a connection it says so, and tries again when there is one', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { asked, arrive } = showError();
  const heading = () => screen.getByRole('heading', { level: 1 });
  expect(heading()).toHaveTextContent('You seem to be offline');
  isOnline.mockReturnValue(true);
  await act(async () => void fireEvent(window, new Event('online')));
  expect(asked()).toEqual(['/wax?sort=newest']);
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true');
  expect(heading()).toHaveTextContent('You seem to be offline');
  await arrive();
  expect(heading()).toHaveTextContent('taking a break');
});

test('with a connection it is the part of the shop that takes a break; the button is busy while it tries again', async () => {
  const { asked, arrive } = showError();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('taking a break');
  const button = screen.getByRole('button', { name: 'Try again' });
  await act(async () => void fireEvent.click(button));
  expect(asked()).toEqual(['/wax?sort=newest']);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await arrive();
  expect(button).not.toHaveAttribute('aria-busy');
});

test('what fails again is asked for with a new document, which may have another release of it', async () => {
  // What jsdom says in place of a reload.
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { asked, arrive } = showError();
  const button = screen.getByRole('button', { name: 'Try again' });
  await act(async () => void fireEvent.click(button));
  await arrive();
  expect(said).not.toHaveBeenCalled();
  await act(async () => void fireEvent.click(button));
  expect(asked()).toHaveLength(1);
  expect(String(said.mock.calls)).toMatch(/navigation/);
});

test('without a connection what fails again stays in the frame', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { asked, arrive } = showError();
  for (const times of [1, 2]) {
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(asked()).toHaveLength(times);
    await arrive();
  }
});
