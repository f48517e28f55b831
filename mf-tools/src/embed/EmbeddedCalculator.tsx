import type { ComponentType } from 'react';
import { useState } from 'react';
import type { Texts } from '../components/useCalculation';
import type { SupplyNeed } from '../formulas/figures';
import { shopLink } from './calculatorTypes';
import { proposalLink, proposedPacks } from './proposal';
import type { AddSuppliesDetail, CalculatedDetail, CalculatorType, Theme } from './publicTypes';
import { SuppliesLink } from './SuppliesLink';

/** What every calculator tells; which inputs and results a type has, calculatorRegistry.ts holds to publicTypes.ts. */
export type AnyCalculation = { texts: Texts; inputs: object; result: object };
type EmbeddableProps = {
  start?: Partial<Record<string, string>>;
  onCalculated?: (calculation: AnyCalculation) => void;
  onOpened?: (calculation: AnyCalculation) => void;
  actions?: (recipe: { need: SupplyNeed }) => React.ReactNode;
};
/** Any of the calculators, as far as a surrounding site is concerned. */
export type Embeddable = ComponentType<EmbeddableProps>;

type Cause = CalculatedDetail['cause'];

export type EmbeddedProps = {
  type: CalculatorType;
  Calculator: Embeddable;
  start: Partial<Record<string, string>>;
  theme: Theme;
  /** Name of the site for the shop, 1 to 40 of a-z, 0-9 and hyphen: stands with the orders that come of it. */
  partner: string;
  /** Origin of the shop that the calculator comes from. */
  shopOrigin: string;
  onCalculated: (detail: AnyCalculation & { type: CalculatorType; cause: Cause }) => void;
  /** False: the site takes care of the supplies itself, the link is not followed. */
  onAddSupplies: (detail: AddSuppliesDetail) => boolean;
};

/** A calculator on another site: its box, its theme, and what it tells the page around. It stores nothing there. */
export function EmbeddedCalculator({
  type,
  Calculator,
  start,
  theme,
  partner,
  shopOrigin,
  onCalculated,
  onAddSupplies,
}: EmbeddedProps) {
  const [texts, setTexts] = useState<Texts | null>(null);
  const tell = (cause: Cause) => (calculation: AnyCalculation) => {
    setTexts(calculation.texts);
    const { inputs, result } = calculation;
    onCalculated({ type, cause, texts: calculation.texts, inputs, result });
  };
  return (
    <div className="candle" data-theme={theme} lang="en" dir="ltr" part="root">
      <Calculator
        start={start}
        onCalculated={tell('button')}
        onOpened={tell('preset')}
        actions={({ need }) => {
          const path = shopLink('', type, texts ?? toTexts(start));
          const packs = proposedPacks(need);
          const link = proposalLink(shopOrigin, packs, path, partner);
          const detail = { type, need, packs, link, recipe: shopOrigin + path };
          return <SuppliesLink link={link} onFollow={() => onAddSupplies(detail)} />;
        }}
      />
    </div>
  );
}

function toTexts(start: Partial<Record<string, string>>): Texts {
  return Object.fromEntries(Object.entries(start).filter((entry): entry is [string, string] => !!entry[1]));
}
