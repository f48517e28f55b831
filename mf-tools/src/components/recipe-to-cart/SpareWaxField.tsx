import { extraWaxPercent } from '@shop/domain/facts/waxes';
import { SelectField } from '@shop/ui/Field';
import { formatPacks } from '../formatMeasure';

type Props = {
  needed: number;
  withSpare: number;
  hasSpareWax: boolean;
  onChange: (hasSpareWax: boolean) => void;
};

/** Asks where the tip's reserve takes a pack more than the recipe itself (rule calculators.spare-wax). */
export function SpareWaxField({ needed, withSpare, hasSpareWax, onChange }: Props) {
  return (
    <SelectField
      label="Wax to spare"
      value={hasSpareWax ? 'spare' : 'exact'}
      onInput={(event) => onChange(event.currentTarget.value === 'spare')}
    >
      <option value="spare">
        {extraWaxPercent}% more, as our tip says: {formatPacks(withSpare)}
      </option>
      <option value="exact">Just enough: {formatPacks(needed)}</option>
    </SelectField>
  );
}
