import * as react from 'react';
import { getAttributes } from '../embed/calculatorOptions';
import type { CalculatorType } from '../embed/publicTypes';
import { type ReactCalculatorProps, reactCalculator } from '../embed/reactCalculator';
import { expectElement } from './expectElement';
import { renderShadow } from './renderMarkup';

/** The browser's parser takes it out of the page before the components hydrate. */
function renderTemplate(type: CalculatorType, { shop, nonce, messages, ...options }: ReactCalculatorProps) {
  // Some frameworks take this file for the browser, too.
  if (!shop || typeof document !== 'undefined') return null;
  const shadow = renderShadow(
    { type, ...getAttributes(options) },
    { shopOrigin: new URL(shop).origin, messages, nonce },
  );
  return react.createElement('template', {
    shadowrootmode: 'open',
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own renderer, which escapes what it is handed
    dangerouslySetInnerHTML: { __html: shadow },
  });
}

const makeComponent = (type: CalculatorType) => reactCalculator(type, react, expectElement, renderTemplate);

export const WaxCalculator = makeComponent('wax');
export const FragranceCalculator = makeComponent('fragrance');
export const SuppliesCalculator = makeComponent('supplies');
export const WickGuide = makeComponent('wick-guide');
