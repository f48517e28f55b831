import type { WaxType } from '@shop/domain/facts/waxes';
import { SelectField } from '@shop/ui/Field';
import { frame as frameText } from '../words/en/frame';
import { waxes as waxesText } from '../words/en/waxes';
import { useWords } from '../words/useWords';

type Props<Wax extends WaxType> = { waxes: readonly Wax[]; value: Wax; onChange: (wax: Wax) => void };

export function WaxField<Wax extends WaxType>({ waxes, value, onChange }: Props<Wax>) {
  const words = useWords();
  return (
    <SelectField
      name="wax"
      label={words(frameText.waxType)}
      value={value}
      onInput={(event) => {
        const chosen = waxes.find((wax) => wax === event.currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    >
      {waxes.map((wax) => (
        <option key={wax} value={wax}>
          {words.start(waxesText[wax])}
        </option>
      ))}
    </SelectField>
  );
}
