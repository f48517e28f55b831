import { createMemoryHistory } from '@shop/platform/routerInternals';
import { makeRouter } from './makeRouter';
import type { OpenedPage } from './openPage';

function Page() {
  return null;
}

function aPage(path: string) {
  return { kind: 'page', path, params: {}, Component: Page } as const;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A router at /start whose pages open when the test says so. */
function routerWithSlowPages(leaveFor?: (url: URL) => boolean) {
  const waiting = new Map<string, (page: OpenedPage) => void>();
  const history = createMemoryHistory({ initialEntries: ['/start'], v5Compat: false });
  const router = makeRouter({
    history,
    first: aPage('/start'),
    ...(leaveFor ? { leaveFor } : {}),
    open: ({ url }) =>
      new Promise((resolve) => {
        waiting.set(new URL(url).pathname, resolve);
      }),
  });
  const openPage = async (path: string, page: OpenedPage = aPage(path)) => {
    waiting.get(path)?.(page);
    await settled();
  };
  const shown = () => router.state.location.pathname;
  return { router, history, openPage, shown };
}

test('the page that is there stays, under its address, until the next one has opened', async () => {
  const { router, openPage, shown } = routerWithSlowPages();
  void router.navigator.push('/wax');
  await settled();
  expect([shown(), router.state.isLoading]).toEqual(['/start', true]);
  await openPage('/wax');
  expect([shown(), router.state.isLoading]).toEqual(['/wax', false]);
});

test('a page whose code is there is shown without a word of loading', async () => {
  const history = createMemoryHistory({ initialEntries: ['/start'], v5Compat: false });
  const router = makeRouter({ history, first: aPage('/start'), open: async () => aPage('/wax') });
  const seen: boolean[] = [];
  router.subscribe(({ isLoading }) => seen.push(isLoading));
  await router.navigator.push('/wax');
  expect([router.state.location.pathname, seen]).toEqual(['/wax', [false]]);
});

test('a newer navigation wins, also when the older page opens later', async () => {
  const { router, openPage, shown } = routerWithSlowPages();
  void router.navigator.push('/slow');
  void router.navigator.push('/quick');
  await openPage('/quick');
  await openPage('/slow');
  expect(shown()).toBe('/quick');
});

test('an address that is shown already gets no second entry', async () => {
  const { router, history, openPage, shown } = routerWithSlowPages();
  void router.navigator.push('/wax?a=1');
  await openPage('/wax');
  void router.navigator.push('/wax?a=1');
  await openPage('/wax');
  history.go(-1);
  await openPage('/start');
  expect(shown()).toBe('/start');
});

test('a redirect leaves no entry of its own in the history', async () => {
  const { router, history, openPage, shown } = routerWithSlowPages();
  void router.navigator.push('/old?a=1');
  await openPage('/old', { kind: 'redirect', to: '/new?a=1' });
  await openPage('/new');
  expect(shown()).toBe('/new');
  history.go(-1);
  await openPage('/start');
  expect(shown()).toBe('/start');
});

test('going back to an address that leads elsewhere replaces its entry', async () => {
  const { router, history, openPage, shown } = routerWithSlowPages();
  void router.navigator.push('/wax');
  await openPage('/wax');
  history.go(-1);
  await openPage('/start', { kind: 'redirect', to: '/moved' });
  await openPage('/moved');
  expect([shown(), history.location.pathname]).toEqual(['/moved', '/moved']);
});

test('another place on the same page is shown at once', async () => {
  const { router } = routerWithSlowPages();
  const { page } = router.state;
  await router.navigator.push('#answers');
  expect(router.state.location.hash).toBe('#answers');
  expect(router.state.page).toBe(page);
});

test('a page that could not be had is opened again under the same address', async () => {
  const { router, openPage } = routerWithSlowPages();
  void router.navigator.push('/wax');
  await openPage('/wax', { kind: 'failure', status: 503 });
  expect(router.state.page.kind).toBe('failure');
  void router.navigator.replace('/wax');
  await openPage('/wax');
  expect(router.state.page.kind).toBe('page');
});

test('a link whose page cannot be had is followed by the browser; the history and another try are not', async () => {
  const leaveFor = jest.fn(() => true);
  const { router, history, openPage, shown } = routerWithSlowPages(leaveFor);
  void router.navigator.push('/wax?a=1');
  await openPage('/wax', { kind: 'failure', status: 503 });
  expect(leaveFor.mock.calls).toEqual([[expect.objectContaining({ pathname: '/wax', search: '?a=1' })]]);
  expect(shown()).toBe('/start');
  history.replace('/back');
  void router.navigator.replace('/back');
  await openPage('/back', { kind: 'failure', status: 503 });
  expect(leaveFor).toHaveBeenCalledTimes(1);
  expect(router.state.page.kind).toBe('failure');
});

test('a page that Back brings again as it was left is on its way nowhere', async () => {
  const { router, openPage, shown } = routerWithSlowPages();
  void router.navigator.push('/wax');
  await settled();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(router.state.isLoading).toBe(false);
  await openPage('/wax');
  expect(shown()).toBe('/start');
});

test('a page that does not exist, and any page without a connection, is told of in the frame', async () => {
  const { router, openPage } = routerWithSlowPages(() => false);
  void router.navigator.push('/gone');
  await openPage('/gone', { kind: 'failure', status: 404 });
  expect(router.state.page).toMatchObject({ status: 404 });
  void router.navigator.push('/wax');
  await openPage('/wax', { kind: 'failure', status: 503 });
  expect(router.state.page).toMatchObject({ status: 503 });
});

test('a redirect leads on to the place that the link named', async () => {
  const { router, openPage } = routerWithSlowPages();
  void router.navigator.push('/old#answers');
  await openPage('/old', { kind: 'redirect', to: '/new' });
  await openPage('/new');
  expect(router.state.location).toMatchObject({ pathname: '/new', hash: '#answers' });
});
