import { paths } from '@shop/contracts/paths';
import { Link } from '@shop/platform';
import { Button } from '@shop/ui/Button';
import { TextField } from '@shop/ui/Field';
import { type FormEvent, useState } from 'react';
import { ContentPage } from '../../components/ContentPage';
import { type Found, findOrder } from './findOrder';
import { OrderProgress } from './OrderProgress';
import styles from './TrackOrderPage.module.css';

const meta = {
  title: 'Track an Order',
  description:
    'Where is your order? Enter the Order Reference from your confirmation page to see its state, delivery window and tracking number.',
};

const summary = 'Enter your Order Reference to see where your order is and when it arrives.';

const failures = {
  unknown: 'We found no order with this reference. Copy it from your order confirmation page, all of it.',
  'too-many': 'That was a lot of tries. Please wait a minute, then try again.',
  unreachable: 'We can’t look orders up right now. Please try again in a moment.',
};

/** /help/track-order: state, delivery window and tracking of an order, nothing about a person (rule checkout.track). */
export function Component() {
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAsking) return;
    const input = event.currentTarget.elements.namedItem('reference');
    const reference = input instanceof HTMLInputElement ? input.value.trim() : '';
    setFound(null);
    if (reference === '') {
      setError('Enter your Order Reference first.');
      if (!(input instanceof HTMLInputElement)) return;
      // One that has the focus already would not be read again.
      input.blur();
      input.focus();
      return;
    }
    setError(undefined);
    setIsAsking(true);
    setFound(await findOrder(reference));
    setIsAsking(false);
  };

  return (
    <ContentPage meta={meta} summary={summary} path={paths.trackOrder} isArticle>
      <form method="dialog" onSubmit={submit} noValidate className={styles.form}>
        <TextField
          label="Order Reference"
          name="reference"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={255}
          error={error}
        />
        <noscript>
          <p>Tracking needs JavaScript. Without it, write to us.</p>
        </noscript>
        <Button type="submit" isBusy={isAsking}>
          {isAsking ? 'Looking...' : 'Track order'}
        </Button>
      </form>
      <div role="status" className={styles.answer}>
        {typeof found === 'string' ? <p>{failures[found]}</p> : null}
        {found !== null && typeof found === 'object' ? <OrderProgress order={found} /> : null}
      </div>
      <p>
        The reference starts with “cs_” and is on your order confirmation page. Can’t find it?{' '}
        <Link to={`${paths.contact}?topic=order`}>Write to us</Link> and we’ll look your order up.
      </p>
    </ContentPage>
  );
}
