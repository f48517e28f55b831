import type { CartLine } from '@shop/contracts/cart';
import { type Proposal, readProposal } from '@shop/contracts/proposal';
import { formatCents } from '@shop/domain/money';
import { Link, useDispatch, useSearchParams } from '@shop/platform';
import { Button } from '@shop/ui/Button';
import { useEffect, useId, useMemo, useState } from 'react';
import { lineTotalCents } from '../../cart/cartSelectors';
import { itemsAdded, panelClosed } from '../../cart/cartSlice';
import { storeReferrer } from '../../checkout/referrer';
import styles from './ProposalCard.module.css';
import { ProposedList } from './ProposedList';
import { useProposedLines } from './useProposedLines';

/** A line of the list with its gap, or the buttons below. */
const ROW_PX = 48;

/** A proposed cart from a link of another site. Nothing is added before a press. */
export function ProposalCard() {
  const [query, setQuery] = useSearchParams();
  const text = query.toString();
  const proposal = useMemo(() => readProposal(new URLSearchParams(text)), [text]);
  const ref = query.get('ref');
  useEffect(() => storeReferrer(ref), [ref]);
  // Replaces this address: Back does not propose again.
  const leave = () => setQuery({}, { replace: true, preventScrollReset: true });
  return proposal ? <ProposalSection key={text} proposal={proposal} onDone={leave} /> : null;
}

function ProposalSection({ proposal, onDone }: { proposal: Proposal; onDone: () => void }) {
  const id = useId();
  const { priced, load } = useProposedLines(proposal.lines);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Proposed for you
      </h2>
      {priced.status === 'loading' ? (
        <p role="status" style={{ minHeight: (proposal.lines.length + 1) * ROW_PX }}>
          Looking up the products…
        </p>
      ) : null}
      {priced.status === 'failed' ? (
        <div role="alert">
          <p>We couldn’t load these products. Your cart is unchanged.</p>
          <Button variant="secondary" onClick={load}>
            Try again
          </Button>{' '}
          <Button variant="quiet" onClick={onDone}>
            Dismiss
          </Button>
        </div>
      ) : null}
      {priced.status === 'ready' ? (
        <ProposedLines lines={priced.lines} dropped={proposal.dropped + priced.unknown} onDone={onDone} />
      ) : null}
      {proposal.recipe ? (
        <p className={styles.recipe}>
          <Link to={proposal.recipe}>Open the recipe</Link>
        </p>
      ) : null}
    </section>
  );
}

function ProposedLines({
  lines,
  dropped,
  onDone,
}: {
  lines: CartLine[];
  dropped: number;
  onDone: () => void;
}) {
  const dispatch = useDispatch();
  const [unticked, setUnticked] = useState<string[]>([]);
  const chosen = lines.filter(({ id }) => !unticked.includes(id));
  const totalCents = chosen.reduce((sum, line) => sum + lineTotalCents(line), 0);
  const toggle = (id: string) =>
    setUnticked(unticked.includes(id) ? unticked.filter((one) => one !== id) : [...unticked, id]);
  const add = () => {
    dispatch(itemsAdded(chosen));
    dispatch(panelClosed());
    onDone();
  };
  return (
    <>
      <ProposedList
        lines={lines}
        dropped={dropped}
        checkbox={({ id }) => ({ checked: !unticked.includes(id), onChange: () => toggle(id) })}
      />
      <div className={styles.actions}>
        {chosen.length > 0 ? (
          <Button
            onClick={({ detail }) => detail < 2 && add()}
          >{`Add to cart · ${formatCents(totalCents)}`}</Button>
        ) : lines.length > 0 ? (
          <p>Choose at least one product.</p>
        ) : null}
        <Button variant="secondary" onClick={onDone}>
          Dismiss
        </Button>
      </div>
    </>
  );
}
