import { Head, useLocation } from '@shop/platform';
import { FailurePanel } from '@shop/ui/FailurePanel';
import { useContext, useEffect, useState } from 'react';
import { NotFoundPage } from '../pages/NotFoundPage';
import type { PageFailure } from './openPage';
import { RetryContext } from './RetryContext';

const isAway = {
  title: 'This part of the shop is taking a break',
  text: 'We can’t load this page right now. The rest of the shop works, and your cart is safe.',
};
const isOffline = {
  title: 'You seem to be offline',
  text: 'We’ll load this page as soon as you’re connected again. Your cart is safe.',
};

/** False in a browser without a connection; the server always has one. */
const hasConnection = () => __SERVER__ || navigator.onLine;

export function PageError({ failure }: { failure: PageFailure }) {
  const { pathname } = useLocation();
  const retry = useContext(RetryContext);
  const [isBusy, setIsBusy] = useState(false);
  const reason = hasConnection() ? isAway : isOffline;
  useEffect(() => {
    const onOnline = () => void retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [retry]);

  if (failure.status === 404) return <NotFoundPage />;
  return (
    <>
      <Head title={reason.title} description={reason.text} path={pathname} isHidden />
      <FailurePanel
        level={1}
        {...reason}
        isBusy={isBusy}
        onRetry={() => {
          setIsBusy(true);
          retry().finally(() => setIsBusy(false));
        }}
      />
    </>
  );
}
