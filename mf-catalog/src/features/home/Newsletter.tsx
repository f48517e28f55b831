import { postForm } from '@shop/domain/site/postForm';
import { useDispatch, useSite } from '@shop/platform';
import { Button } from '@shop/ui/Button';
import { TextField } from '@shop/ui/Field';
import { type FormEvent, useState } from 'react';
import styles from './Newsletter.module.css';
import { notOpen, notSubscribed, subscribed } from './newsletterNotices';

/**
 * E-mail field and Subscribe (rule catalogue.newsletter): where the operator has set an address the e-mail is
 * posted there and the notice tells how it went; else the notice says that sign-up is not open yet.
 */
export function Newsletter() {
  const { newsletterEndpoint } = useSite();
  const dispatch = useDispatch();
  const [email, setEmail] = useState('');
  const [isSending, setIsSending] = useState(false);

  const send = async (endpoint: string) => {
    setIsSending(true);
    const isAccepted = await postForm(endpoint, { email });
    setIsSending(false);
    if (isAccepted) {
      setEmail('');
      dispatch(subscribed());
    } else {
      dispatch(notSubscribed());
    }
  };
  const subscribe = (event: FormEvent) => {
    // The browser has checked the address: required, of type e-mail.
    event.preventDefault();
    if (newsletterEndpoint) {
      void send(newsletterEndpoint);
      return;
    }
    setEmail('');
    dispatch(notOpen());
  };

  return (
    <section aria-labelledby="newsletter" className={styles.newsletter}>
      <h2 id="newsletter">Letters from the workshop</h2>
      <p>New scents, new guides, and what we learned from the candles that went wrong.</p>
      {/* Without script a form of a dialog, outside of one, sends nothing: no address ends up in the page's. */}
      <form method="dialog" className={styles.form} onSubmit={subscribe}>
        <TextField
          label="Email"
          hint={
            newsletterEndpoint
              ? 'About one email a month. You can unsubscribe at any time.'
              : 'Sign-up is not open yet. We won’t send or store an address you enter here.'
          }
          type="email"
          name="email"
          required
          autoComplete="email"
          className={styles.field}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" isBusy={isSending}>
          Subscribe
        </Button>
      </form>
    </section>
  );
}
