import { type WaxType, waxNames } from '@shop/facts/waxes';
import { SelectField } from '@shop/ui/Field';

type Props<Wax extends WaxType> = {
  waxes: readonly Wax[];
  value: Wax;
  onChange: (wax: Wax) => void;
  hint?: string;
};

/** The waxes that a calculator knows. */
export function WaxField<Wax extends WaxType>({ waxes, value, onChange, hint }: Props<Wax>) {
  return (
    <SelectField
      name="wax"
      label="Wax type"
      hint={hint}
      value={value}
      onInput={(event) => {
        const chosen = waxes.find((wax) => wax === event.currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    >
      {waxes.map((wax) => (
        <option key={wax} value={wax}>
          {waxNames[wax]}
        </option>
      ))}
    </SelectField>
  );
}
