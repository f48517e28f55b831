import { getAttributes } from '../embed/calculatorOptions';
import type { MarkupOptions } from '../embed/publicTypes';
import { renderMarkup } from './renderMarkup';

/**
 * The element's HTML with a declarative shadow root: its first result stands in the page's first paint, without script.
 * The element takes over where it is defined. Its style is inline: a strict policy needs the nonce given.
 */
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
