import { Field } from '@shop/ui/Field';
import type { KeyboardEventHandler } from 'react';
import { fieldText, isNumber, UNREADABLE } from '../formulas/parseNumber';
import type { FieldBounds } from '../formulas/ranges';
import { numbers as numberText } from '../words/en/numbers';
import { useWords } from '../words/useWords';
import { keepSeparators } from './keepSeparators';

type Props = {
  name?: string;
  /** With its unit: 'Diameter (cm)'. */
  label: string;
  /** Says the range: it is always there, so that no error message is needed (rule calculators.bad-input). */
  hint?: string;
  bounds: FieldBounds;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  isInvalid?: boolean;
  className?: string | undefined;
};

export type FieldState = Pick<Props, 'name' | 'value' | 'onChange' | 'isInvalid'>;

/** What the browser cannot read it hides from scripts: the field then holds UNREADABLE, and is marked. */
export function NumberField({
  label,
  hint = '',
  bounds,
  value,
  onChange,
  isInvalid,
  className,
  ...rest
}: Props) {
  const words = useWords();
  // Grams and candles go in ones.
  const isWhole = bounds.step === 1;
  const isUnreadable = value !== '' && !isNumber(value, isWhole);
  const isMarked = isInvalid || isUnreadable;
  const fault = isUnreadable ? numberText.unreadable : value === '' ? numberText.missing : null;
  const said = isMarked && fault ? `${words(fault, { label })} ${hint}` : hint;
  return (
    <Field {...{ label, hint: said, className }}>
      {(control) => (
        <input
          {...control}
          type="number"
          {...bounds}
          {...rest}
          inputMode={isWhole ? 'numeric' : 'decimal'}
          value={fieldText(value)}
          // Said also where it is false: between two steps the browser would call a good number invalid.
          aria-invalid={isMarked}
          onBeforeInput={keepSeparators}
          onInput={({ currentTarget }) =>
            onChange(currentTarget.validity.badInput ? UNREADABLE : currentTarget.value)
          }
          // A wheel scrolls the page and changes no number.
          onWheel={({ currentTarget }) => currentTarget.blur()}
        />
      )}
    </Field>
  );
}
