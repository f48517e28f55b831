import { Head, useLocation } from '@shop/platform';
import { FailurePanel } from '@shop/ui/FailurePanel';
import { useContext, useState } from 'react';
import { NotFoundPage } from '../pages/NotFoundPage';
import type { PageFailure } from './openPage';
import { RetryContext } from './RetryContext';

/** What stands in place of a page that could not be had: not found, or the failure panel of its remote. */
export function PageError({ failure }: { failure: PageFailure }) {
  const { pathname } = useLocation();
  const retry = useContext(RetryContext);
  const [isBusy, setIsBusy] = useState(false);

  if (failure.status === 404) return <NotFoundPage />;
  return (
    <>
      <Head
        title="This part of the shop is taking a break"
        description="We can’t load this page right now. The rest of the shop works, and your cart is safe."
        path={pathname}
        isHidden
      />
      <FailurePanel
        level={1}
        title="This part of the shop is taking a break"
        text="We can’t load this page right now. The rest of the shop works, and your cart is safe."
        isBusy={isBusy}
        onRetry={() => {
          setIsBusy(true);
          retry().finally(() => setIsBusy(false));
        }}
      />
    </>
  );
}
