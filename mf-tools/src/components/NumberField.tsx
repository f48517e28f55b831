import { TextField } from '@shop/ui/Field';

type Props = {
  name: string;
  /** With its unit: 'Diameter (cm)'. */
  label: string;
  /** Says the range: it is always there, so that no error message is needed (rule calculators.bad-input). */
  hint: string;
  value: string;
  onChange: (value: string) => void;
  isInvalid?: boolean;
  isInteger?: boolean;
};

/** A number, typed with point or comma. A text field, because a number field swallows what it cannot read. */
export function NumberField({
  name,
  label,
  hint,
  value,
  onChange,
  isInvalid = false,
  isInteger = false,
}: Props) {
  return (
    <TextField
      name={name}
      label={label}
      hint={hint}
      type="text"
      inputMode={isInteger ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={value}
      aria-invalid={isInvalid || undefined}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  );
}
