import type { PageModule, PageRoute } from '@shop/contracts/remotes';
import { areas } from '@shop/testing/areas';
import { openPage } from './openPage';

function Page() {
  return null;
}

function open(path: string, module: Partial<PageModule> = {}, route: Partial<PageRoute> = {}) {
  const routes = [{ path: '/wax/:slug', lazy: async () => ({ Component: Page, ...module }), ...route }];
  return openPage(new Request(new URL(path, 'https://shop.example')), {
    areas,
    loadRoutes: async () => routes,
  });
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

test('a page is opened with the component of its module', async () => {
  expect(await open('/wax/soy-wax')).toEqual({
    kind: 'page',
    path: '/wax/:slug',
    params: { slug: 'soy-wax' },
    Component: Page,
  });
});

test('its loader is given the address and its parameters', async () => {
  const loader = jest.fn();
  await open('/wax/soy-wax?a=1', { loader });
  const [{ request, params }] = loader.mock.calls[0];
  expect(request.url).toBe('https://shop.example/wax/soy-wax?a=1');
  expect(params).toEqual({ slug: 'soy-wax' });
});

test('an address that the table sends elsewhere is a redirect', async () => {
  expect(await open('/tools/wax-calculator?a=1')).toEqual({ kind: 'redirect', to: '/wax-calculator?a=1' });
});

test('a loader may lead elsewhere', async () => {
  const loader = () => new Response(null, { status: 302, headers: { Location: '/wax' } });
  expect(await open('/wax/old', { loader })).toEqual({ kind: 'redirect', to: '/wax' });
});

test('what the loader does not know is not found', async () => {
  const loader = () => {
    throw new Response('Not found', { status: 404 });
  };
  expect(await open('/wax/nothing', { loader })).toEqual({ kind: 'failure', status: 404 });
});

test('a loader that breaks costs its page only', async () => {
  const loader = () => {
    throw new Error('broken');
  };
  expect(await open('/wax/soy-wax', { loader })).toEqual({ kind: 'failure', status: 500 });
});

test.each(['/nobody', '/wax/a/b', '/WAX/soy-wax'])('%s is not found', async (path) => {
  expect(await open(path)).toEqual({ kind: 'failure', status: 404 });
});

test('a page whose code is lost is tried again the next time', async () => {
  let isLost = true;
  const lazy = async () => {
    if (isLost) throw new Error('lost');
    return { Component: Page };
  };
  const routes = [{ path: '/wax', lazy }];
  const request = () => new Request('https://shop.example/wax');
  expect(await openPage(request(), { areas, loadRoutes: async () => routes })).toEqual({
    kind: 'failure',
    status: 503,
  });
  isLost = false;
  expect((await openPage(request(), { areas, loadRoutes: async () => routes })).kind).toBe('page');
});

test('a page whose code hangs is a failure', async () => {
  jest.useFakeTimers();
  const onOpened = jest.fn();
  void open('/wax/soy-wax', {}, { lazy: () => new Promise(() => {}) }).then(onOpened);
  await jest.advanceTimersByTimeAsync(8000);
  expect(onOpened).toHaveBeenCalledWith({ kind: 'failure', status: 503 });
  jest.useRealTimers();
});
