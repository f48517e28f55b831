import { NavigationContext } from '@shop/platform';
import { RouteContext, toRouteContext } from '@shop/platform/routerInternals';
import { type ComponentType, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Router } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary';
import type { ShopRouter } from './makeRouter';
import { PageError } from './PageError';
import { useScrollRestoration } from './useScrollRestoration';

type Props = {
  router: Pick<ShopRouter, 'state' | 'navigator' | 'subscribe'>;
  Frame: ComponentType;
  onReady?: () => void;
};

export function RouterView({ router, Frame, onReady }: Props) {
  const [state, setState] = useState(router.state);
  useScrollRestoration(router, state);
  useEffect(() => {
    const follow = () => setState(router.state);
    // The router may have moved before this effect.
    startTransition(follow);
    // The next page in one task: in slices, a frame of the last one would be drawn after each of them.
    return router.subscribe((next, before) =>
      next.page === before.page ? startTransition(follow) : flushSync(follow),
    );
  }, [router]);
  const ready = useRef(onReady);
  useEffect(() => {
    ready.current?.();
    ready.current = undefined;
  }, []);

  const { location, action, page, isLoading } = state;
  const { navigator } = router;
  // The same element while the next page is on its way: nothing of the page that is read is rendered anew for that.
  const shown = useMemo(
    () => <ShownPage {...{ location, action, page, navigator, Frame }} />,
    [location, action, page, navigator, Frame],
  );
  return <NavigationContext value={isLoading ? LOADING : IDLE}>{shown}</NavigationContext>;
}

type ShownProps = Pick<ShopRouter['state'], 'location' | 'action' | 'page'> &
  Pick<ShopRouter, 'navigator'> &
  Pick<Props, 'Frame'>;

function ShownPage({ location, action, page, navigator, Frame }: ShownProps) {
  const isPage = page.kind === 'page';
  const { path, params } = isPage ? page : { path: '*', params: {} };
  // The same element: of the frame, only what reads the address is rendered anew.
  const frame = useMemo(() => <Frame />, [Frame]);
  const route = toRouteContext({ path, params, pathname: location.pathname });
  const outlet = (
    <RouteContext value={route}>
      <ErrorBoundary name="page" resetKey={location.key} instead={<PageError failure={THROWN} />}>
        {isPage ? <page.Component /> : <PageError failure={page} />}
      </ErrorBoundary>
    </RouteContext>
  );
  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      <RouteContext value={{ ...route, outlet }}>{frame}</RouteContext>
    </Router>
  );
}

const THROWN = { kind: 'failure', status: 500 } as const;
const IDLE = { state: 'idle' } as const;
const LOADING = { state: 'loading' } as const;
