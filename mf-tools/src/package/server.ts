import { getAttributes } from '../embed/calculatorOptions';
import type { MarkupOptions } from '../embed/publicTypes';
import { renderMarkup } from './renderMarkup';

/** The first result without script. Its style is inline: a strict policy needs the nonce. */
export function calculatorMarkup({
  shop,
  type = 'wax',
  nonce,
  children = '',
  messages,
  ...options
}: MarkupOptions): string {
  const attributes = { type, ...getAttributes(options) };
  return renderMarkup(attributes, children, { shopOrigin: new URL(shop).origin, messages, nonce });
}
