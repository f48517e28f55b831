import { Head } from '@shop/platform';
import { FailurePanel } from '@shop/ui/FailurePanel';
import { useContext, useState } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { NotFoundPage } from '../pages/NotFoundPage';
import { unavailableArea } from './areaStatus';
import { RetryContext } from './RetryContext';

/** What stands in place of a page that could not be had: not found, or the failure panel of its remote. */
export function PageError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const retry = useContext(RetryContext);
  const [isBusy, setIsBusy] = useState(false);

  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  const area = isRouteErrorResponse(error) ? unavailableArea(error.data) : null;
  return (
    <>
      <Head
        title="This part of the shop is taking a break"
        description="This page could not be loaded just now. The rest of the shop works, and your cart is kept."
        path={pathname}
        isHidden
      />
      <FailurePanel
        level={1}
        title="This part of the shop is taking a break"
        text="We could not load this page just now. The rest of the shop works, and your cart is safe."
        isBusy={isBusy}
        onRetry={() => {
          setIsBusy(true);
          retry(area).finally(() => setIsBusy(false));
        }}
      />
    </>
  );
}
