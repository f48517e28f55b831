import { cartForms } from '@shop/contracts/cartForms';
import { paths } from '@shop/contracts/paths';
import { SERVER_PROPOSAL, type ServerProposal } from '@shop/contracts/serverData';
import { useSearchParams } from '@shop/platform';
import { Button, ButtonLink } from '@shop/ui/Button';
import { useServerData } from '../../components/ServerData';
import styles from './ProposalCard.module.css';
import { ProposedList } from './ProposedList';

/** A proposed cart as a plain form, without script (rule cart.forms). */
export function ProposalForm() {
  const proposal = useServerData<ServerProposal>(SERVER_PROPOSAL);
  const partner = useSearchParams()[0].get('ref');
  return (
    <section className={styles.card} aria-labelledby="proposal">
      <h2 id="proposal" className={styles.title}>
        Proposed for you
      </h2>
      <form method="post" action={cartForms.add}>
        {proposal ? (
          <ProposedList
            lines={proposal.lines}
            dropped={proposal.dropped}
            checkbox={({ id, quantity }) => ({
              name: 'propose',
              value: `${id}:${quantity}`,
              defaultChecked: true,
            })}
          />
        ) : (
          <p>We couldn’t load these products. Your cart is unchanged. Reload the page to try again.</p>
        )}
        {/* With nothing ticked the form is still one of a proposal. */}
        <input type="hidden" name="propose" value="" />
        {partner ? <input type="hidden" name="ref" value={partner} /> : null}
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
