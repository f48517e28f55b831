import { Head, useLocation, useNavigate, useNavigation } from '@shop/platform';
import { FailurePanel } from '@shop/ui/FailurePanel';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { NotFoundPage } from '../pages/NotFoundPage';
import type { PageFailure } from './openPage';

const isAway = {
  title: 'This part of the shop is taking a break',
  text: 'We can’t load this page right now. The rest of the shop works, and your cart is safe.',
};
const isOffline = {
  title: 'You seem to be offline',
  text: 'We’ll load this page as soon as you’re connected again. Your cart is safe.',
};

const TRIED_AGAIN = 'tried again';

const getReason = (_failure: PageFailure) => (__SERVER__ || navigator.onLine ? isAway : isOffline);

export function PageError({ failure }: { failure: PageFailure }) {
  const location = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const reason = useMemo(() => getReason(failure), [failure]);
  // A document keeps its releases: what fails twice may be mended in a new one.
  const retry = () =>
    location.state === TRIED_AGAIN && navigator.onLine
      ? window.location.reload()
      : void navigate(location, { replace: true, state: TRIED_AGAIN });
  const onOnline = useEffectEvent(retry);
  useEffect(() => {
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  if (failure.status === 404) return <NotFoundPage />;
  return (
    <>
      <Head title={reason.title} description={reason.text} path={location.pathname} isHidden />
      <FailurePanel level={1} {...reason} isBusy={state === 'loading'} onRetry={retry} />
    </>
  );
}
