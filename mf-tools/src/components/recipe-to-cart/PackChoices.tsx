import type { ProductRow } from '@shop/contracts/products';
import { formatWidths } from '@shop/domain/facts/soldWicks';
import { extraWaxPercent } from '@shop/domain/facts/waxes';
import { SelectField } from '@shop/ui/Field';
import type { SupplyNeed } from '../../formulas/figures';
import { formatPacks } from '../formatMeasure';
import styles from './AddSupplies.module.css';
import { fittingVessels, recipeWicks } from './fittingProducts';
import { getRows, type PackChoice, waxPacks } from './planPacks';

type Props = {
  need: SupplyNeed;
  rows: ProductRow[];
  choice: PackChoice;
  onChange: (changes: Partial<PackChoice>) => void;
};

const NONE = 'none';

export function PackChoices({ need, rows, choice, onChange }: Props) {
  const getName = (slug: string) => rows.find((row) => row.slug === slug)?.name ?? slug;
  const oils = getRows(rows, 'fragrance').map(({ slug, name }) => ({ slug, text: name }));
  const suited = recipeWicks(need);
  const wicks = suited.map((wick) => ({
    slug: wick.slug,
    text: `${getName(wick.slug)}, ${wick.size} for ${formatWidths(wick)}`,
  }));
  const jars = fittingVessels(need).map(({ slug }) => ({ slug, text: getName(slug) }));
  const wax = waxPacks(need, rows);
  const fieldFor = (kind: 'oil' | 'wicks' | 'containers') => ({
    value: choice[kind],
    onChange: (slug: string | null) => onChange({ [kind]: slug }),
  });
  return (
    <div className={styles.choices}>
      {/* Rule calculators.spare-wax. */}
      {wax.withSpare > wax.needed ? (
        <SelectField
          label="Wax to spare"
          value={choice.hasSpareWax ? 'spare' : 'exact'}
          onInput={({ currentTarget }) => onChange({ hasSpareWax: currentTarget.value === 'spare' })}
        >
          <option value="spare">
            {extraWaxPercent}% more, as our tip says: {formatPacks(wax.withSpare)}
          </option>
          <option value="exact">Just enough: {formatPacks(wax.needed)}</option>
        </SelectField>
      ) : null}
      {need.fragranceGrams > 0 ? (
        <ProductField label="Scent" options={oils} none="I have fragrance oil" {...fieldFor('oil')} />
      ) : null}
      {wicks.length > 0 ? (
        <ProductField
          label="Wicks"
          hint={
            wicks.length > 1
              ? 'Each suits this vessel. Pre-tabbed ones are the easiest to begin with.'
              : suited.some(({ lengthCm }) => !lengthCm)
                ? 'Cut from the spool, 2 in (5 cm) longer than the wax is high.'
                : ''
          }
          options={wicks}
          none="I have wicks"
          {...fieldFor('wicks')}
        />
      ) : null}
      {jars.length > 0 ? (
        <ProductField label="Jars" options={jars} none="I have vessels" {...fieldFor('containers')} />
      ) : null}
    </div>
  );
}

type FieldProps = {
  label: string;
  hint?: string;
  options: { slug: string; text: string }[];
  none: string;
  value: string | null;
  onChange: (slug: string | null) => void;
};

function ProductField({ label, hint, options, none, value, onChange }: FieldProps) {
  return (
    <SelectField
      label={label}
      hint={hint}
      value={value ?? NONE}
      onInput={({ currentTarget }) => onChange(currentTarget.value === NONE ? null : currentTarget.value)}
    >
      {options.map(({ slug, text }) => (
        <option key={slug} value={slug}>
          {text}
        </option>
      ))}
      <option value={NONE}>{none}</option>
    </SelectField>
  );
}
