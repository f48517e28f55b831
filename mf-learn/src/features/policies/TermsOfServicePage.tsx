import { paths } from '@shop/contracts/paths';
import { termsSections } from '../../data/termsSections';
import { PolicyPage } from './PolicyPage';

const meta = {
  title: 'Terms of Service',
  description:
    'The rules for ordering and for using our advice: prices and payment, delivery, returns, safety with hot wax, and how changes are announced.',
};

/** /terms-of-service */
export function Component() {
  return (
    <PolicyPage
      meta={meta}
      summary="The rules for ordering from us and for using what you read here."
      path={paths.termsOfService}
      sections={termsSections}
    />
  );
}
