import { paths } from '@shop/contracts/paths';
import { support } from '@shop/domain/facts/support';
import { brand } from '@shop/domain/site/brand';
import { useSearchParams } from '@shop/platform';
import { ContentPage } from '../../components/ContentPage';
import { ContactForm } from './ContactForm';
import styles from './ContactPage.module.css';

const meta = {
  title: 'Contact Us',
  description:
    'Ask us about an order, a product or a candle that won’t behave: contact form, email address, support hours and response time.',
};

const summary = 'A question about an order, a product, or a candle that won’t behave? Write to us.';

/** A telephone number stays on one line. */
const NO_BREAK_HYPHEN = '\u2011';

/** /contact: the form beside contact info, hours and response time. '?topic=order' asks for the Order Reference. */
export function Component() {
  const [parameters] = useSearchParams();
  return (
    <ContentPage meta={meta} summary={summary} path={paths.contact} type="ContactPage">
      {parameters.get('topic') === 'order' ? (
        <p className={styles.order}>
          <strong>Asking about an order? Please have your Order Reference ready.</strong> You’ll find it on
          your order confirmation page. Add it to your message so that we can look your order up right away.
        </p>
      ) : null}
      <div className={styles.columns}>
        <section>
          <h2>Send a message</h2>
          <ContactForm />
        </section>
        <section aria-labelledby="reach" className={styles.reach}>
          <h2 id="reach">Reach us</h2>
          <h3>Email and phone</h3>
          <p>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
            <br />
            <a href={`tel:${brand.phone}`}>{brand.phone.replaceAll('-', NO_BREAK_HYPHEN)}</a>
          </p>
          <h3>Hours ({support.timeZone})</h3>
          <dl className={styles.hours}>
            {support.hours.map(({ days, hours }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
          <p>Returns line: {support.returnsLine}</p>
          <h3>Response time</h3>
          <p>We answer within {support.response}.</p>
        </section>
      </div>
    </ContentPage>
  );
}
