import '../embed/host.css';
import '../embed/theme.css';
import { getAttributes } from '../embed/calculatorOptions';
import { calculatorRegistry } from '../embed/calculatorRegistry';
import { tagName } from '../embed/calculatorTypes';
import { EmbeddedCalculator } from '../embed/EmbeddedCalculator';
import { getTheme } from '../embed/getTheme';
import { getLanguage, messageFile } from '../embed/languages';
import type { MarkupOptions } from '../embed/publicTypes';
import { type Component, jsx } from '../embed/render/nodes';
import { renderToString } from '../embed/render/renderToString';
import { styles } from '../embed/shadowSheets';
import { messages as german } from '../words/de';

const calculatorBox = EmbeddedCalculator as unknown as Component;

const escapeValue = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * The element's HTML with a declarative shadow root: its first result stands in the page's first paint, without script.
 * The element takes over where it is defined. Its style is inline: a strict policy needs the nonce given.
 */
export function calculatorMarkup({
  shop,
  type = 'wax',
  nonce,
  children = '',
  ...options
}: MarkupOptions): string {
  const attributes: Record<string, string> = { type, ...getAttributes(options) };
  const { theme, lang, currency, partner = '', loading: _loading, type: _type, ...start } = attributes;
  const words = { ...(messageFile(lang ?? null) && german), ...options.messages };
  const view = renderToString(
    jsx(calculatorBox, {
      type,
      Calculator: calculatorRegistry[type],
      start,
      theme: getTheme(theme ?? null),
      language: getLanguage(lang ?? null, words, currency ?? null),
      partner,
      shopOrigin: new URL(shop).origin,
      onCalculated: () => {},
      onAddSupplies: () => true,
    }),
  );
  const tag = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeValue(value)}"`);
  const style = `<style${nonce ? ` nonce="${escapeValue(nonce)}"` : ''}>${styles.join('')}</style>`;
  return `<${tagName}${tag.join('')}><template shadowrootmode="open">${style}<div>${view}</div></template>${children}</${tagName}>`;
}
