import { cartForms } from '@shop/contracts/cartForms';
import { paths } from '@shop/contracts/paths';
import type { ServerCart } from '@shop/contracts/serverData';
import { useSearchParams } from '@shop/platform';
import { Button, ButtonLink } from '@shop/ui/Button';
import lineStyles from '../../components/CartLines.module.css';
import emptyStyles from '../../components/EmptyCart.module.css';
import pageStyles from './CartPage.module.css';
import { FormCartLine } from './FormCartLine';
import { FormCartSummary } from './FormCartSummary';

const NOT_READ = 'We can’t show your cart right now. Nothing is lost: load this page again in a moment.';

export type FormCartProps = ServerCart & { refusal: string | undefined };

/** The cart page with plain forms, without script (rule cart.forms). */
export default function FormCart({ lines, promoCode, isOfferDeclined, said, refusal }: FormCartProps) {
  const undo = useSearchParams()[0].get('undo');
  const failure = said === 'not-read' ? NOT_READ : refusal;
  if (lines.length === 0) {
    return (
      <div className={emptyStyles.empty}>
        {failure ? <p>{failure}</p> : null}
        {said === 'not-read' ? null : <p className={emptyStyles.text}>Your cart is empty</p>}
        {undo && !said ? (
          <form method="post" action={cartForms.add} data-uncaptured>
            <Button type="submit" name="propose" value={undo} variant="secondary">
              Undo
            </Button>
          </form>
        ) : null}
        <ButtonLink to={paths.shop}>Continue Shopping</ButtonLink>
      </div>
    );
  }
  return (
    <div className={pageStyles.columns} data-uncaptured>
      <div>
        <ul className={lineStyles.lines} aria-label="Products in your cart">
          {lines.map((line) => (
            <FormCartLine key={line.id} line={line} />
          ))}
        </ul>
        <div className={pageStyles.actions}>
          <ButtonLink variant="secondary" to={paths.shop}>
            Continue Shopping
          </ButtonLink>
          <form
            method="post"
            action={`${cartForms.clear}?undo=${lines.map(({ id, quantity }) => `${id}:${quantity}`)}`}
          >
            <Button type="submit" variant="quiet">
              Clear Cart
            </Button>
          </form>
        </div>
      </div>
      <FormCartSummary {...{ lines, promoCode, isOfferDeclined }} failure={failure} />
    </div>
  );
}
