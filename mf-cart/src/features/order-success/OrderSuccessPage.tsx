import { sessionIdPattern } from '@shop/contracts/checkoutLimits';
import { GIVEN_ORDER, type GivenOrder } from '@shop/contracts/given';
import { paths } from '@shop/contracts/paths';
import { Head, useSearchParams } from '@shop/platform';
import { ButtonLink } from '@shop/ui/Button';
import { Page } from '@shop/ui/Page';
import { Given, useGiven } from '../../components/Given';
import { FirstSteps } from './FirstSteps';
import { MissingOrder } from './MissingOrder';
import { OrderDetails } from './OrderDetails';
import { OrderReference } from './OrderReference';
import styles from './OrderSuccessPage.module.css';

/** /order-success: where the payment page sends the shopper (rules checkout.success, checkout.reference). */
export function Component() {
  const [query] = useSearchParams();
  const sessionId = query.get('session_id') ?? '';
  const given = useGiven<GivenOrder>(GIVEN_ORDER);
  const isReference = sessionIdPattern.test(sessionId);
  return (
    <Page isArticle>
      <Head
        title="Order placed"
        description="Your order was placed. A confirmation email follows with everything you’ve ordered."
        path="/order-success"
        isHidden
      />
      <h1>Thank you for your order</h1>
      <p className={styles.lead}>Your order was placed. A confirmation email follows.</p>
      {isReference ? (
        <>
          <OrderReference sessionId={sessionId} />
          {given === undefined ? null : <Given name={GIVEN_ORDER} value={given} />}
          <OrderDetails key={sessionId} sessionId={sessionId} />
        </>
      ) : (
        <MissingOrder />
      )}
      <FirstSteps />
      <div className={styles.links}>
        <ButtonLink to={paths.shop}>Continue Shopping</ButtonLink>
        <ButtonLink to={paths.home} variant="secondary">
          Return to Home
        </ButtonLink>
      </div>
    </Page>
  );
}
