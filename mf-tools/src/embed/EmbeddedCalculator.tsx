import type { ComponentType, MouseEvent, ReactNode } from 'react';
import type { Recipe } from '../components/recipe';
import type { Texts } from '../components/useCalculation';
import { LanguageContext } from '../words/useWords';
import type { Language } from '../words/words';
import { recipePath } from './calculatorTypes';
import { getDirection } from './languages';
import { proposalLink, proposedPacks, roundedNeed } from './proposal';
import type { AddSuppliesDetail, CalculatedDetail, CalculatorType, Theme } from './publicTypes';
import { SuppliesLink } from './SuppliesLink';

/** calculatorRegistry.ts holds inputs and results to publicTypes.ts. */
type AnyCalculation = { texts: Texts; inputs: object; result: object; formulas: { version: number } };
/** The same as other sites hear it: of the formulas, the version. */
type ToldCalculation = Omit<AnyCalculation, 'formulas'> & { formulas: number };

type EmbeddableProps = {
  start?: Partial<Record<string, string>>;
  onCalculated?: (calculation: AnyCalculation) => void;
  onOpened?: (calculation: AnyCalculation) => void;
  actions?: (recipe: Recipe) => ReactNode;
};
export type Embeddable = ComponentType<EmbeddableProps>;

type Cause = CalculatedDetail['cause'];

export type EmbeddedProps = {
  type: CalculatorType;
  Calculator: Embeddable;
  start: Partial<Record<string, string>>;
  theme: Theme;
  language: Language;
  /** Name of the site for the shop, 1 to 40 of a-z, 0-9 and hyphen: stands with the orders that come of it. */
  partner: string;
  shopOrigin: string;
  onCalculated: (detail: ToldCalculation & { type: CalculatorType; cause: Cause }) => void;
  /** False: the site takes care of the supplies itself, the link is not followed. */
  onAddSupplies: (detail: AddSuppliesDetail) => boolean;
};

/** In a sandbox without allow-forms the browser fires no submit event; Enter sends a click, too. */
function submitOnClick(event: MouseEvent<HTMLElement>) {
  // Of anything but a button, `type` is not 'submit'.
  const { form, type } = event.target as HTMLButtonElement;
  if (type !== 'submit') return;
  event.preventDefault();
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

/** Stores nothing on the other site. */
export function EmbeddedCalculator({
  type,
  Calculator,
  start,
  theme,
  language,
  partner,
  shopOrigin,
  onCalculated,
  onAddSupplies,
}: EmbeddedProps) {
  const tell =
    (cause: Cause) =>
    ({ formulas, ...told }: AnyCalculation) =>
      onCalculated({ type, cause, ...told, formulas: formulas.version });
  // The supplies calculator begins in inches, which only English readers expect.
  const units = /^en/.test(language.lang) ? '' : 'metric';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard presses the button, whose click arrives here
    // biome-ignore lint/a11y/noStaticElementInteractions: the button is what is pressed
    <div
      className="candle"
      data-theme={theme}
      lang={language.lang}
      dir={getDirection(language.lang)}
      part="root"
      onClick={submitOnClick}
    >
      <LanguageContext.Provider value={language}>
        <Calculator
          start={{ units, ...start }}
          onCalculated={tell('button')}
          onOpened={tell('preset')}
          actions={({ need, query }) => {
            const path = recipePath(type, query);
            const packs = proposedPacks(need);
            const link = proposalLink(shopOrigin, packs, path, partner);
            const formulas = Number(query.formulas);
            const detail = {
              type,
              formulas,
              need: roundedNeed(need),
              packs,
              link,
              recipe: shopOrigin + path,
            };
            return (
              <SuppliesLink
                link={link}
                hasEstimate={type === 'supplies'}
                onFollow={() => onAddSupplies(detail)}
              />
            );
          }}
        />
      </LanguageContext.Provider>
    </div>
  );
}
