import { paths } from '@shop/contracts/paths';
import { useSite } from '@shop/platform';
import { privacySections } from '../../data/privacySections';
import { PolicyPage } from './PolicyPage';

const meta = {
  title: 'Privacy Policy',
  description:
    'What this shop stores and what it doesn’t: your cart on your own device, payment at Stripe, videos only after a press, no tracking.',
};

/** /privacy-policy. What it says of the forms and of measurements follows the operator's configuration. */
export function Component() {
  const { contactEndpoint, newsletterEndpoint, beaconShare } = useSite();
  return (
    <PolicyPage
      meta={meta}
      summary="What we store when you visit or order, why, and what we leave alone."
      path={paths.privacyPolicy}
      sections={privacySections({
        isContactPosted: contactEndpoint !== null,
        isNewsletterPosted: newsletterEndpoint !== null,
        isMeasured: beaconShare > 0,
      })}
    />
  );
}
