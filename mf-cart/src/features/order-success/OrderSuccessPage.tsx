import { sessionIdPattern } from '@shop/contracts/checkoutLimits';
import { paths } from '@shop/contracts/paths';
import { SERVER_ORDER, type ServerOrder } from '@shop/contracts/serverData';
import { Head, useSearchParams } from '@shop/platform';
import { ButtonLink } from '@shop/ui/Button';
import { Page } from '@shop/ui/Page';
import { ServerData, useServerData } from '../../components/ServerData';
import { FirstSteps } from './FirstSteps';
import { MissingOrder } from './MissingOrder';
import { OrderDetails, OrderPlaced } from './OrderDetails';
import styles from './OrderSuccessPage.module.css';

/** /order-success (rules checkout.success, checkout.reference). */
export function Component() {
  const [query] = useSearchParams();
  const sessionId = query.get('session_id') ?? '';
  const serverOrder = useServerData<ServerOrder>(SERVER_ORDER);
  const isReference = sessionIdPattern.test(sessionId);
  return (
    <Page isArticle>
      <Head
        title="Your order"
        description="What you ordered, what it cost, and when it arrives."
        path="/order-success"
        isHidden
      />
      {isReference ? (
        <>
          {serverOrder === undefined ? null : <ServerData name={SERVER_ORDER} value={serverOrder} />}
          <OrderDetails key={sessionId} sessionId={sessionId} />
        </>
      ) : (
        <>
          <OrderPlaced />
          <MissingOrder />
          <FirstSteps />
        </>
      )}
      <div className={styles.links}>
        <ButtonLink to={paths.shop}>Continue Shopping</ButtonLink>
        <ButtonLink to={paths.home} variant="secondary">
          Return to Home
        </ButtonLink>
      </div>
    </Page>
  );
}
