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
  const [isSending, setIsSending] = useState(false);

  const subscribe = async (event: FormEvent<HTMLFormElement>) => {
    // The browser has checked the address: required, of type e-mail.
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const getEmail = () => String(new FormData(form).get('email'));
    const email = getEmail();
    setIsSending(newsletterEndpoint !== null);
    const isAccepted = newsletterEndpoint === null || (await postForm(newsletterEndpoint, { email }));
    setIsSending(false);
    // What was typed meanwhile was not sent.
    if (isAccepted && getEmail() === email) form.reset();
    const notice = newsletterEndpoint === null ? notOpen : isAccepted ? subscribed : notSubscribed;
    dispatch(notice());
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
        />
        <Button type="submit" isBusy={isSending}>
          Subscribe
        </Button>
      </form>
      {newsletterEndpoint ? (
        <noscript>
          <p>Signing up needs JavaScript.</p>
        </noscript>
      ) : null}
    </section>
  );
}
