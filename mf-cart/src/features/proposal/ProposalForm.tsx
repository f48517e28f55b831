import { cartForms } from '@shop/contracts/cartForms';
import { paths } from '@shop/contracts/paths';
import { SERVER_PROPOSAL, type ServerProposal } from '@shop/contracts/serverData';
import { formatCents } from '@shop/domain/money';
import { Button, ButtonLink } from '@shop/ui/Button';
import { useServerData } from '../../components/ServerData';
import { lineTotalCents } from '../cart/cartSelectors';
import { DroppedItems } from './DroppedItems';
import styles from './ProposalCard.module.css';

/** A proposed cart as a plain form, without script (rule cart.forms). */
export function ProposalForm() {
  const proposal = useServerData<ServerProposal>(SERVER_PROPOSAL);
  return (
    <section className={styles.card} aria-labelledby="proposal">
      <h2 id="proposal" className={styles.title}>
        From your recipe
      </h2>
      <form method="post" action={cartForms.add}>
        {proposal ? (
          <ProposedChoices {...proposal} />
        ) : (
          <p>We couldn’t load these products. Your cart is unchanged. Reload the page to try again.</p>
        )}
        <div className={styles.actions}>
          {proposal && proposal.lines.length > 0 ? <Button type="submit">Add to cart</Button> : null}
          <ButtonLink variant="secondary" to={paths.cart}>
            Dismiss
          </ButtonLink>
        </div>
      </form>
      {proposal?.recipe ? (
        <p className={styles.recipe}>
          <a href={proposal.recipe}>Open the recipe</a>
        </p>
      ) : null}
    </section>
  );
}

function ProposedChoices({ lines, dropped }: ServerProposal) {
  return (
    <>
      <DroppedItems count={dropped} />
      {lines.length === 0 ? <p>Nothing is left to add.</p> : null}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id}>
            <label className={styles.line}>
              <input type="checkbox" name="propose" value={`${line.id}:${line.quantity}`} defaultChecked />
              <span className={styles.name}>
                {line.quantity} × {line.name}
              </span>
              <span>{formatCents(lineTotalCents(line))}</span>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
