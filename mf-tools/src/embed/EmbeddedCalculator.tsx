import type { ComponentType } from 'react';
import { useState } from 'react';
import type { SupplyNeed } from '../components/recipe';
import type { Texts } from '../components/useCalculation';
import { type CalculatorType, shopLink } from './calculatorTypes';
import { SuppliesLink } from './SuppliesLink';

/** What a site hears of a finished calculation. */
export type CalculatedDetail = { type: CalculatorType; texts: Texts; inputs: object; result: object };
/** What a site hears when someone wants the supplies; `link` is where the shop would take them. */
export type AddSuppliesDetail = { type: CalculatorType; need: SupplyNeed; link: string };

type EmbeddableProps = {
  start?: Partial<Record<string, string>>;
  onCalculated?: (calculation: { texts: Texts; inputs: object; result: object }) => void;
  actions?: (recipe: { need: SupplyNeed }) => React.ReactNode;
};
/** Any of the calculators, as far as a surrounding site is concerned. */
export type Embeddable = ComponentType<EmbeddableProps>;

export type EmbeddedProps = {
  type: CalculatorType;
  Calculator: Embeddable;
  start: Partial<Record<string, string>>;
  theme: 'light' | 'dark';
  /** Origin of the shop that the calculator comes from. */
  shopOrigin: string;
  onCalculated: (detail: CalculatedDetail) => void;
  /** False: the site takes care of the supplies itself, the link is not followed. */
  onAddSupplies: (detail: AddSuppliesDetail) => boolean;
};

/** A calculator on another site: its box, its theme, and what it tells the page around. It stores nothing there. */
export function EmbeddedCalculator({
  type,
  Calculator,
  start,
  theme,
  shopOrigin,
  onCalculated,
  onAddSupplies,
}: EmbeddedProps) {
  const [texts, setTexts] = useState<Texts | null>(null);
  return (
    <div className="candle" data-theme={theme} lang="en" dir="ltr" part="root">
      <Calculator
        start={start}
        onCalculated={(calculation) => {
          setTexts(calculation.texts);
          const { inputs, result } = calculation;
          onCalculated({ type, texts: calculation.texts, inputs, result });
        }}
        actions={({ need }) => {
          const link = shopLink(shopOrigin, type, texts ?? toTexts(start));
          return <SuppliesLink link={link} onFollow={() => onAddSupplies({ type, need, link })} />;
        }}
      />
    </div>
  );
}

function toTexts(start: Partial<Record<string, string>>): Texts {
  return Object.fromEntries(Object.entries(start).filter((entry): entry is [string, string] => !!entry[1]));
}
