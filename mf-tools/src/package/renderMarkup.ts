import '../embed/host.css';
import '../embed/theme.css';
import { calculatorRegistry } from '../embed/calculatorRegistry';
import { calculatorType, presetNames, tagName } from '../embed/calculatorTypes';
import { EmbeddedCalculator } from '../embed/EmbeddedCalculator';
import { getTheme } from '../embed/getTheme';
import { getLanguage, messageFile } from '../embed/languages';
import type { Messages } from '../embed/publicTypes';
import { type Component, jsx } from '../embed/render/nodes';
import { renderToString } from '../embed/render/renderToString';
import { styles } from '../embed/shadowStyles';
import { messages as german } from '../words/de';

const calculatorBox = EmbeddedCalculator as unknown as Component;

const escapeValue = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

type Attributes = Partial<Record<string, string>>;

type ShadowOptions = {
  shopOrigin: string;
  messages?: Messages | undefined;
  /** For the inline style, where a policy asks for one. */
  nonce?: string | undefined;
};

/** As Intl knows it: formats are kept for each tag, and an address may name any number of them. */
function getServedLanguage(lang: string | null, messages: Messages | undefined, currency: string | null) {
  const isGerman = messageFile(lang) !== undefined;
  const language = getLanguage(lang, { ...(isGerman && german), ...messages }, currency);
  if (!isGerman) return language;
  return { ...language, lang: new Intl.NumberFormat(language.lang).resolvedOptions().locale };
}

export function renderShadow(attributes: Attributes, { shopOrigin, messages, nonce }: ShadowOptions): string {
  const { theme = null, lang = null, currency = null, partner = '' } = attributes;
  const type = calculatorType(attributes.type ?? null);
  const view = renderToString(
    jsx(calculatorBox, {
      type,
      Calculator: calculatorRegistry[type],
      start: Object.fromEntries(
        presetNames.flatMap((name) => (attributes[name] ? [[name, attributes[name]]] : [])),
      ),
      theme: getTheme(theme),
      language: getServedLanguage(lang, messages, currency),
      partner,
      shopOrigin,
      onCalculated: () => {},
      onAddSupplies: () => true,
    }),
  );
  const style = `<style${nonce ? ` nonce="${escapeValue(nonce)}"` : ''}>${styles.join('')}</style>`;
  // Before script it could not calculate, what is typed would be lost, and a press would send the page around away.
  return `${style}<div class="width"></div><div>${view.replace('<form ', '<form inert="" ')}</div>`;
}

export function renderMarkup(attributes: Attributes, children: string, options: ShadowOptions): string {
  const tag = Object.entries(attributes).map(([name, value = '']) => ` ${name}="${escapeValue(value)}"`);
  const shadow = renderShadow(attributes, options);
  return `<${tagName}${tag.join('')}><template shadowrootmode="open">${shadow}</template>${children}</${tagName}>`;
}
