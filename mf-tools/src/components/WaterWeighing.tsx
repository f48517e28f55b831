import { Button } from '@shop/ui/Button';
import { useState } from 'react';
import { parseNumber } from '../formulas/parseNumber';
import { NumberField } from './NumberField';

const MAX_WATER_GRAMS = 1_000_000;

type Props = {
  /** False until the vessel's width is known. */
  canWeigh: boolean;
  onWeighed: (waterGrams: number) => void;
};

/** A way in for vessels that are awkward to measure: 1 g of water fills 1 cm³. Sets the height. */
export function WaterWeighing({ canWeigh, onWeighed }: Props) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const grams = parseNumber(text);
  const isUsable = canWeigh && grams > 0 && grams <= MAX_WATER_GRAMS;

  const weigh = () => {
    if (isUsable) onWeighed(grams);
    setSaid(
      isUsable
        ? 'The height above now matches that much water.'
        : 'Enter the inside width above and the water here first.',
    );
  };
  return (
    <>
      <NumberField
        name="water"
        label="Water that fills it (g)"
        hint="Put the dry vessel on a scale, zero it, fill with water to your line and read the grams. Above 0."
        value={text}
        onChange={setText}
      />
      <Button variant="secondary" onClick={weigh}>
        Use this weight
      </Button>
      <p aria-live="polite">{said}</p>
    </>
  );
}
