import type { ComponentType } from 'react';
import { useState } from 'react';
import type { SupplyNeed } from '../components/recipe';
import type { Texts } from '../components/useCalculation';
import { type CalculatorType, shopLink } from './calculatorTypes';
import { SuppliesLink } from './SuppliesLink';
import type { Theme } from './themeOf';

/** What a site hears of a finished calculation. */
export type CalculatedDetail = {
  type: CalculatorType;
  /** 'preset' where the fields given by the page were complete; 'button' after a press of Calculate. */
  cause: 'preset' | 'button';
  texts: Texts;
  inputs: object;
  result: object;
};
/** What a site hears when someone wants the supplies; `link` is where the shop would take them. */
export type AddSuppliesDetail = { type: CalculatorType; need: SupplyNeed; link: string };

type AnyCalculation = { texts: Texts; inputs: object; result: object };
type EmbeddableProps = {
  start?: Partial<Record<string, string>>;
  onCalculated?: (calculation: AnyCalculation) => void;
  onOpened?: (calculation: AnyCalculation) => void;
  actions?: (recipe: { need: SupplyNeed }) => React.ReactNode;
};
/** Any of the calculators, as far as a surrounding site is concerned. */
export type Embeddable = ComponentType<EmbeddableProps>;

export type EmbeddedProps = {
  type: CalculatorType;
  Calculator: Embeddable;
  start: Partial<Record<string, string>>;
  theme: Theme;
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
  const tell = (cause: CalculatedDetail['cause']) => (calculation: AnyCalculation) => {
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
