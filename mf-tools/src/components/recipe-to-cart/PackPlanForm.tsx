import type { ProductRow } from '@shop/contracts/products';
import { widthsText } from '@shop/facts/soldWicks';
import { formatCents, toDollars } from '@shop/money/money';
import { useCart, useDispatch } from '@shop/platform';
import { Button } from '@shop/ui/Button';
import { SelectField } from '@shop/ui/Field';
import { useState } from 'react';
import type { SupplyNeed } from '../../formulas/figures';
import { countOf } from '../formatMeasure';
import styles from './AddSupplies.module.css';
import { fittingVessels, recipeWicks } from './fittingProducts';
import { PackList } from './PackList';
import { cartAway } from './packNotices';
import { remarksOn } from './packRemarks';
import { firstChoice, type PlannedPack, planPacks, rowsOf, waxPacks } from './planPacks';
import { SpareWaxField } from './SpareWaxField';

type Props = { need: SupplyNeed; rows: ProductRow[]; onDone: () => void };

const NONE = 'none';

/** The choice of products, the packs that follow from it, and the confirming press. */
export function PackPlanForm({ need, rows, onDone }: Props) {
  const cart = useCart();
  const dispatch = useDispatch();
  const [choice, setChoice] = useState(() => firstChoice(need, rows));
  const packs = planPacks(need, rows, choice);
  const totalCents = packs.reduce((sum, pack) => sum + pack.packs * pack.row.price, 0);
  const packCount = packs.reduce((sum, pack) => sum + pack.packs, 0);

  const add = async () => {
    const delivery = cart.addAll(packs.map(toCartLine));
    onDone();
    if (await delivery) return;
    dispatch(cartAway());
  };
  const choose = (kind: 'oil' | 'wicks' | 'containers', label: string, options: Option[], none: string) => (
    <SelectField
      label={label}
      value={choice[kind] ?? NONE}
      onInput={(event) => {
        const slug = event.currentTarget.value;
        setChoice({ ...choice, [kind]: slug === NONE ? null : slug });
      }}
    >
      {options.map(({ slug, text }) => (
        <option key={slug} value={slug}>
          {text}
        </option>
      ))}
      <option value={NONE}>{none}</option>
    </SelectField>
  );
  const oils = rowsOf(rows, 'fragrance').map(({ slug, name }) => ({ slug, text: name }));
  const wicks = recipeWicks(need).map((wick) => ({
    slug: wick.slug,
    text: `${nameOf(rows, wick.slug)}, ${wick.size} for ${widthsText(wick)}`,
  }));
  const wax = waxPacks(need, rows);
  const jars = fittingVessels(need).map(({ slug }) => ({ slug, text: nameOf(rows, slug) }));

  return (
    <>
      <div className={styles.choices}>
        {wax.withSpare > wax.needed ? (
          <SpareWaxField
            {...wax}
            hasSpareWax={choice.hasSpareWax}
            onChange={(hasSpareWax) => setChoice({ ...choice, hasSpareWax })}
          />
        ) : null}
        {need.fragranceGrams > 0 ? choose('oil', 'Scent', oils, 'I have fragrance oil') : null}
        {wicks.length > 0 ? choose('wicks', 'Wicks', wicks, 'I have wicks') : null}
        {jars.length > 0 ? choose('containers', 'Jars', jars, 'I have vessels') : null}
      </div>
      {remarksOn(need, rows).map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      <PackList packs={packs} />
      {packs.length > 0 ? (
        <Button onClick={add} isWide>
          Add {countOf(packCount, 'pack')} to the cart · {formatCents(totalCents)}
        </Button>
      ) : (
        <p>You have everything already, so there’s nothing to add.</p>
      )}
    </>
  );
}

type Option = { slug: string; text: string };

function nameOf(rows: ProductRow[], slug: string): string {
  return rows.find((row) => row.slug === slug)?.name ?? slug;
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
