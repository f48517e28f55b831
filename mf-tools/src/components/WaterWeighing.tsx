import { PlainButton } from '@shop/ui/Button';
import { useState } from 'react';
import { parseNumber } from '../formulas/parseNumber';
import type { FieldBounds } from '../formulas/ranges';
import { vessel as vesselText } from '../words/en/vessel';
import { useWords } from '../words/useWords';
import { NumberField } from './NumberField';

const waterGrams: FieldBounds = { min: 1, max: 1_000_000, step: 1 };

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
  const grams = parseNumber(text);
  const isUsable = canWeigh && grams > 0 && grams <= waterGrams.max;

  const weigh = () => {
    if (isUsable) onWeighed(grams);
    setSaid(isUsable ? words(vesselText.weighed) : words(vesselText.weighFirst));
  };
  return (
    <>
      <NumberField
        name="water"
        label={words(vesselText.water)}
        hint={words(vesselText.waterHint)}
        bounds={waterGrams}
        value={text}
        onChange={setText}
      />
      <PlainButton variant="secondary" onClick={weigh}>
        {words(vesselText.applyWeight)}
      </PlainButton>
      <p aria-live="polite">{said}</p>
    </>
  );
}
