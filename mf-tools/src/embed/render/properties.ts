import type { Props } from './nodes';

class Handlers {
  byType: Record<string, unknown> = {};
  handleEvent(event: Event) {
    const listener = this.byType[event.type];
    if (listener instanceof Function) listener(event);
  }
}
const listeners = new WeakMap<Element, Handlers>();

/** Attributes that JSX calls otherwise. */
export const attributeNames: Record<string, string> = { className: 'class', htmlFor: 'for' };

export function setProperties(element: Element, before: Props, now: Props): void {
  for (const name in { ...before, ...now }) {
    if (before[name] !== now[name] && name !== 'children') setProperty(element, name, now[name]);
  }
}

/** What a person may have changed since: compared with the element, not with what was last given. */
export function setFieldState(element: Element, { value, checked }: Props): void {
  if (checked !== undefined && element instanceof HTMLInputElement) element.checked = Boolean(checked);
  if (!isField(element) || value === undefined || element.value === String(value)) return;
  element.value = String(value);
}

function isField(element: Element) {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

function setProperty(element: Element, name: string, value: unknown) {
  if (name === 'ref') {
    if (value) Object.assign(value, { current: element });
  } else if (name.startsWith('on')) {
    listen(element, name.slice(2).toLowerCase(), value);
  } else if (!(isField(element) && (name === 'value' || name === 'checked'))) {
    setAttribute(element, attributeNames[name] ?? name, value);
  }
}

function setAttribute(element: Element, name: string, value: unknown) {
  // aria-expanded="false" says something, a missing one does not.
  const isAria = name.startsWith('aria-');
  const isGone = value === undefined || value === null || (value === false && !isAria);
  if (isGone) element.removeAttribute(name);
  else element.setAttribute(name, value === true && !isAria ? '' : String(value));
}

function listen(element: Element, type: string, listener: unknown) {
  const own = listeners.get(element) ?? new Handlers();
  listeners.set(element, own);
  own.byType[type] = listener;
  // The same object again is no second listener.
  element.addEventListener(type, own);
}
