import { PlainButton } from '@shop/ui/Button';
import { useState } from 'react';
import { isInRange, parseNumber } from '../formulas/parseNumber';
import { fragranceRanges, getBounds } from '../formulas/ranges';
import { numbers as numberText } from '../words/en/numbers';
import { vessel as vesselText } from '../words/en/vessel';
import { useWords } from '../words/useWords';
import { NumberField } from './NumberField';
import { focusField } from './useCalculation';

/** As for wax. */
const waterGrams = fragranceRanges.waxGrams;

type Props = {
  /** False until the vessel's width is known. */
  canWeigh: boolean;
  onWeighed: (waterGrams: number) => void;
};

/** 1 g of water fills 1 cm³. Sets the height. */
export function WaterWeighing({ canWeigh, onWeighed }: Props) {
  const words = useWords();
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const isWeight = isInRange(text, waterGrams, true);

  const weigh = ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLButtonElement }) => {
    const isUsable = canWeigh && isWeight;
    if (isUsable) onWeighed(parseNumber(text));
    else focusField(currentTarget.form, canWeigh ? 'water' : 'diameter');
    setSaid(isUsable ? vesselText.weighed : vesselText.weighFirst);
  };
  return (
    <>
      <NumberField
        name="water"
        label={words(vesselText.water)}
        hint={`${words(vesselText.waterHint)} ${words(numberText.aboveZero, { max: waterGrams.max, unit: 'g' })}`}
        bounds={getBounds(waterGrams, 1)}
        value={text}
        onChange={setText}
        isInvalid={said !== '' && !isWeight}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Not Calculate, with the height of before.
          event.preventDefault();
          weigh(event);
        }}
      />
      <PlainButton variant="secondary" onClick={weigh}>
        {words(vesselText.applyWeight)}
      </PlainButton>
      <p aria-live="polite">{words(said)}</p>
    </>
  );
}
