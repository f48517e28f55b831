import { makeCalculatorElement } from '../embed/CalculatorElement';
import { tagName } from '../embed/calculatorTypes';
import { define } from '../embed/define';
import type { CalculatorView } from '../embed/makeView';
import type { CalculatorType, DefineOptions } from '../embed/publicTypes';

/** Each calculator is a file of its own in the package: whoever bundles it loads the kinds that are shown. */
const views: Record<CalculatorType, () => Promise<CalculatorView>> = {
  wax: () => import('../embed/waxView'),
  fragrance: () => import('../embed/fragranceView'),
  supplies: () => import('../embed/suppliesView'),
  'wick-guide': () => import('../embed/wickGuideView'),
};

/** Out of the package's own files. Does nothing on a server. */
export function defineCalculators({ shop, name = tagName, registry }: DefineOptions): void {
  if (typeof customElements === 'undefined') return;
  const element = makeCalculatorElement(
    { view: (type) => views[type](), messages: () => import('../words/de') },
    new URL(shop).origin,
  );
  if (!registry) define(name, element);
  else if (!registry.get(name)) registry.define(name, element);
}
