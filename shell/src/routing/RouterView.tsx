import { NavigationContext } from '@shop/platform';
import { afterPaint } from '@shop/ui/afterPaint';
import { type ComponentType, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { UNSAFE_RouteContext as RouteContext, Router } from 'react-router-dom';
import type { ShopRouter } from './makeRouter';
import { PageBoundary } from './PageBoundary';
import { PageError } from './PageError';
import { useGrowingPicture } from './useGrowingPicture';
import { useScrollRestoration } from './useScrollRestoration';

type Props = {
  router: Pick<ShopRouter, 'state' | 'navigator' | 'subscribe'>;
  /** What stands around every page. */
  Frame: ComponentType;
  /** Called once, when the page has come alive. */
  onReady?: () => void;
};

/** The page that the router has opened, inside the frame. */
export function RouterView({ router, Frame, onReady }: Props) {
  const [state, setState] = useState(router.state);
  useScrollRestoration(router, state);
  // After the place is found to which the page is scrolled.
  const picture = useGrowingPicture(state);
  useEffect(() => {
    const follow = () => startTransition(() => setState(router.state));
    // The router may have moved before this effect.
    follow();
    return router.subscribe((next, before) => {
      if (next.isLoading) picture.prepare();
      if (next.page === before.page) return follow();
      // What the press has changed is painted first.
      void afterPaint().then(() => {
        picture.note(before.location.pathname, next.location.pathname);
        follow();
      });
    });
  }, [router, picture]);
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

/** A page under its address, inside the frame. */
function ShownPage({ location, action, page, navigator, Frame }: ShownProps) {
  // openPage has matched already: the router's own Routes would do it again, and weigh two kilobytes.
  const isPage = page.kind === 'page';
  const { pathname } = location;
  const match = {
    route: { path: isPage ? page.path : '*' },
    params: isPage ? page.params : {},
    pathname,
    pathnameBase: pathname,
  };
  const route = { matches: [match], outlet: null, isDataRoute: false };
  const outlet = (
    <RouteContext value={route}>
      <PageBoundary resetKey={location.key}>
        {isPage ? <page.Component /> : <PageError failure={page} />}
      </PageBoundary>
    </RouteContext>
  );
  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      <RouteContext value={{ ...route, outlet }}>
        <Frame />
      </RouteContext>
    </Router>
  );
}

const IDLE = { state: 'idle' } as const;
const LOADING = { state: 'loading' } as const;
