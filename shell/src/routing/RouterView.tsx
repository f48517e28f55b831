import { NavigationContext } from '@shop/platform';
import { ErrorBoundary } from '@shop/platform/ErrorBoundary';
import { RouteContext, toRouteContext } from '@shop/platform/routerInternals';
import { type ComponentType, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Navigator, Router } from 'react-router-dom';
import type { ShopRouter } from './makeRouter';
import { PageError } from './PageError';
import { useScrollRestoration } from './useScrollRestoration';

type Props = {
  router: Pick<ShopRouter, 'state' | 'subscribe'> & { navigator: Navigator };
  Frame: ComponentType;
  onReady?: () => void;
};

export function RouterView({ router, Frame, onReady }: Props) {
  const [state, setState] = useState(router.state);
  useScrollRestoration(state);
  useEffect(() => {
    const follow = () => setState(router.state);
    // The router may have moved before this effect.
    startTransition(follow);
    // The next page in one task: in slices, a frame of the last one would be drawn after each of them.
    return router.subscribe((next, before) => {
      if (next.page !== before.page) flushSync(follow);
      else if (next.location !== before.location) startTransition(follow);
    });
  }, [router]);
  const ready = useRef(onReady);
  useEffect(() => {
    ready.current?.();
    ready.current = undefined;
  }, []);

  const { location, action, page } = state;
  const { navigator } = router;
  // The same elements: of the frame, only what reads the address is rendered anew, and nothing while the next page is on its way.
  const frame = useMemo(() => <Frame />, [Frame]);
  const shown = useMemo(() => {
    const { path, params } = page.kind === 'page' ? page : { path: '*', params: {} };
    const route = toRouteContext(path, params, location.pathname);
    const outlet = (
      <RouteContext value={route}>
        <ErrorBoundary name="page" resetKey={location.key} instead={<PageError failure={THROWN} />}>
          {page.kind === 'page' ? <page.Component /> : <PageError failure={page} />}
        </ErrorBoundary>
      </RouteContext>
    );
    return (
      <Router location={location} navigationType={action} navigator={navigator}>
        <RouteContext value={{ ...route, outlet }}>{frame}</RouteContext>
      </Router>
    );
  }, [location, action, page, navigator, frame]);
  return <NavigationContext value={router}>{shown}</NavigationContext>;
}

const THROWN = { kind: 'failure', status: 500 } as const;
