import { MAX_LINE_QUANTITY } from '@shop/contracts/checkoutLimits';
import { paths } from '@shop/contracts/paths';
import type { ProductRow } from '@shop/contracts/products';
import { formatCents, toDollars } from '@shop/domain/money';
import { Link, useCart } from '@shop/platform';
import { Button } from '@shop/ui/Button';
import { useState } from 'react';
import type { SupplyNeed } from '../../formulas/figures';
import { formatPacks } from '../formatMeasure';
import { PackChoices } from './PackChoices';
import { PackList } from './PackList';
import { remarksOn } from './packRemarks';
import { firstChoice, type PlannedPack, planPacks } from './planPacks';

type Props = { need: SupplyNeed; rows: ProductRow[]; onDone: () => void };

export function PackPlanForm({ need, rows, onDone }: Props) {
  const cart = useCart();
  const [choice, setChoice] = useState(() => firstChoice(need, rows));
  const packs = planPacks(need, rows, choice);
  const totalCents = packs.reduce((sum, pack) => sum + pack.packs * pack.row.price, 0);
  const packCount = packs.reduce((sum, pack) => sum + pack.packs, 0);

  const add = () => {
    void cart.addAll(packs.map(toCartLine));
    onDone();
  };
  return (
    <>
      <PackChoices
        need={need}
        rows={rows}
        choice={choice}
        onChange={(changes) => setChoice({ ...choice, ...changes })}
      />
      {remarksOn(need, rows).map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      <PackList packs={packs} hasSpareWax={choice.hasSpareWax} />
      {packs.some((pack) => pack.packs > MAX_LINE_QUANTITY) ? (
        <p>
          One order holds up to {MAX_LINE_QUANTITY} packs of a product. For a batch this big,{' '}
          <Link to={paths.contact}>write to us</Link>.
        </p>
      ) : packs.length > 0 ? (
        <Button onClick={add} isWide>
          {`Add ${formatPacks(packCount)} to the cart · ${formatCents(totalCents)}`}
        </Button>
      ) : (
        <p>You have everything already, so there’s nothing to add.</p>
      )}
    </>
  );
}

function toCartLine({ row, packs }: PlannedPack) {
  return {
    id: row.id,
    name: row.name,
    price: toDollars(row.price),
    slug: row.slug,
    image: row.image_url,
    variantId: null,
    quantity: packs,
  };
}
