import { Head, noticeShown, ShopServicesProvider } from '@shop/platform';
import { createMemoryHistory } from '@shop/platform/routerInternals';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Layout } from '../../shell/src/layout/Layout';
import { makeRouter } from '../../shell/src/routing/makeRouter';
import { RouterView } from '../../shell/src/routing/RouterView';
import { makeStore, type ShopStore } from '../../shell/src/store/makeStore';
import { servicesWithoutRemotes } from './servicesWithoutRemotes';

function AnyPage() {
  return (
    <>
      <Head title="A page" description="A page of the test." path="/" />
      <h1>Any page</h1>
    </>
  );
}

function OtherPage() {
  return (
    <>
      <Head title="Other" description="Another page of the test." path="/other" />
      <h1>Other page</h1>
      <h2 id="answer">Answer</h2>
    </>
  );
}

/** The frame around two small pages, with every remote away: what stands then is the shell's own. */
export function renderFrame(path = '/', getServices = (_store: ShopStore) => servicesWithoutRemotes) {
  // jsdom lays nothing out.
  HTMLElement.prototype.scrollIntoView = () => {};
  const store = makeStore();
  const services = getServices(store);
  const getPage = (pathname: string) =>
    ({
      kind: 'page',
      path: '*',
      params: {},
      Component: pathname === '/other' ? OtherPage : AnyPage,
    }) as const;
  const router = makeRouter({
    history: createMemoryHistory({ initialEntries: [path], v5Compat: false }),
    first: getPage(path),
    open: async (request) => getPage(new URL(request.url).pathname),
  });
  render(
    <ShopServicesProvider services={services}>
      <Provider store={store}>
        <RouterView router={router} Frame={Layout} />
      </Provider>
    </ShopServicesProvider>,
  );
  return {
    router,
    user: userEvent.setup(),
    address: () => router.state.location.pathname + router.state.location.search,
    notify: (notice: Parameters<typeof noticeShown>[0]) =>
      act(() => void store.dispatch(noticeShown(notice))),
  };
}
