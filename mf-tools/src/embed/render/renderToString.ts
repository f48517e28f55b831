import { type Memory, withMemory } from './hooks';
import type { Child, Props } from './nodes';
import { attributeNames } from './properties';

/** Elements without an end tag. */
const voidElements = new Set(['br', 'hr', 'img', 'input']);

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const escapeValue = (text: string) => escapeText(text).replaceAll('"', '&quot;');

/** The HTML of a tree as render() draws it first. Runs without a document; effects and listeners are left out. */
export function renderToString(child: Child, selected?: unknown): string {
  if (child === null || child === undefined || typeof child === 'boolean') return '';
  if (Array.isArray(child)) return child.map((one) => renderToString(one, selected)).join('');
  if (typeof child !== 'object') return escapeText(String(child));
  const { type, props } = child;
  if (typeof type !== 'string') {
    const memory: Memory = { cells: [], effects: [], redraw: () => {} };
    return renderToString(
      withMemory(memory, () => type(props)),
      selected,
    );
  }
  const isSelected = type === 'option' && selected !== undefined && props.value === selected;
  const tag = `${type}${formatAttributes(type, props)}${isSelected ? ' selected=""' : ''}`;
  if (voidElements.has(type)) return `<${tag}>`;
  const chosen = type === 'select' ? props.value : selected;
  return `<${tag}>${renderToString(props.children, chosen)}</${type}>`;
}

function formatAttributes(type: string, props: Props): string {
  return Object.entries(props)
    .filter(([name]) => !/^(on[A-Z]|children$|ref$)/.test(name) && !(type === 'select' && name === 'value'))
    .map(([name, value]) => {
      const isAria = name.startsWith('aria-');
      if (value === undefined || value === null || (value === false && !isAria)) return '';
      const text = value === true && !isAria ? '' : String(value);
      return ` ${attributeNames[name] ?? name}="${escapeValue(text)}"`;
    })
    .join('');
}
