import { Outlet, useNavigation } from '@shop/platform';
import { createMemoryHistory } from '@shop/platform/routerInternals';
import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { makeRouter } from './makeRouter';
import type { OpenedPage } from './openPage';
import { RouterView } from './RouterView';

const rendered = jest.fn();
function List() {
  rendered();
  return <h1>List</h1>;
}
function Product() {
  return <h1>Product</h1>;
}

function Progress() {
  return <p role="status">{useNavigation().state}</p>;
}
function Frame() {
  return (
    <>
      <Progress />
      <Outlet />
    </>
  );
}

const aPage = (path: string, Component: () => React.JSX.Element) =>
  ({ kind: 'page', path, params: {}, Component }) as const;

test('while the next page is on its way the page that is read is not rendered anew; then the next one stands there', async () => {
  let arrive = (_page: OpenedPage) => {};
  const router = makeRouter({
    history: createMemoryHistory({ initialEntries: ['/list'], v5Compat: false }),
    first: aPage('/list', List),
    open: () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  });
  render(<RouterView router={router} Frame={Frame} />);
  rendered.mockClear();
  await act(async () => void router.navigator.push('/product'));
  expect(screen.getByRole('status')).toHaveTextContent('loading');
  expect(screen.getByRole('heading')).toHaveTextContent('List');
  expect(rendered).not.toHaveBeenCalled();
  await act(async () => arrive(aPage('/product', Product)));
  expect(screen.getByRole('status')).toHaveTextContent('idle');
  expect(screen.getByRole('heading')).toHaveTextContent('Product');
});

const never = new Promise<void>(() => {});
let isOnServer = true;
function Sleeping() {
  if (!isOnServer) use(never);
  return <section>Cards</section>;
}
const WithRegion = () => (
  <Suspense fallback="waiting">
    <Sleeping />
  </Suspense>
);

test('a page that is on its way is told, also beside a region that sleeps; the region stays as the server made it', async () => {
  const router = makeRouter({
    history: createMemoryHistory({ initialEntries: ['/list'], v5Compat: false }),
    first: aPage('/list', WithRegion),
    open: () => new Promise(() => {}),
  });
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<RouterView router={router} Frame={Frame} />);
  isOnServer = false;
  const region = root.querySelector('section');
  await act(async () => void hydrateRoot(root, <RouterView router={router} Frame={Frame} />));
  await act(async () => void router.navigator.push('/product'));
  expect(screen.getByRole('status')).toHaveTextContent('loading');
  expect(region).toBeVisible();
  root.remove();
});
