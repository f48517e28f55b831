const TYPES = ['click', 'submit', 'input', 'change'] as const;
/** What needs none of the page's code: forms of the server's cart, 'Try again'. */
const UNCAPTURED = '[data-uncaptured]';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'input,select,textarea';

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches(FIELDS);
}

/** Typed or chosen before this code had come, or restored by the browser. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => !selected && defaultSelected);
  if (!isTicked(field)) return field.value !== field.defaultValue;
  return field.checked ? !field.defaultChecked : field.defaultChecked && field.type === 'checkbox';
}

/** `typed` is null for what only the browser knows, as letters in a number field. */
function enter(field: Field, typed: string | null) {
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  if (typed !== null) {
    field.value = '';
    native?.set?.call(field, typed);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function tick(field: HTMLInputElement, isChecked: boolean) {
  field.checked = !isChecked;
  field.click();
}

function isTicked(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** React renders anew what a translation or an extension has touched: the successor has the same place among those alike. */
function follow<Kind extends Field | HTMLButtonElement>(element: Kind): () => Kind | undefined {
  const { localName, className, name } = element;
  const findAlike = () =>
    [...document.querySelectorAll<Kind>(localName)].filter(
      (other) => other.className === className && other.name === name,
    );
  const alike = findAlike();
  return () => {
    if (element.isConnected) return element;
    const now = findAlike();
    return now.length === alike.length ? now[alike.indexOf(element)] : undefined;
  };
}

/** Replays each once, in order. Listens at the document: while React hydrates it would do the press, and the replay again. */
export function captureEarlyEvents(region: Document | Element = document) {
  const kept: { run: () => void; field?: Field }[] = [];
  let send: (() => void) | undefined;
  let isGivenUp = false;

  function keepPress(button: HTMLButtonElement) {
    const find = follow(button);
    kept.push({ run: () => find()?.click() });
  }

  function onClick(event: Event) {
    const { target } = event;
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || (button.type === 'submit' && button.form) || button.closest(UNCAPTURED)) return;
    event.stopImmediatePropagation();
    keepPress(button);
  }

  function onSubmit(event: SubmitEvent) {
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement) || submitter.closest(UNCAPTURED)) return;
    if (submitter.form?.hasAttribute('action')) {
      if (isGivenUp) return;
      send = () => submitter.click();
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    keepPress(submitter);
  }

  function onChange(field: EventTarget | null) {
    if (!isField(field)) return;
    if (kept.at(-1)?.field === field) kept.pop();
    const { value, validity } = field;
    const isChecked = isTicked(field) && field.checked;
    const isUnreadable = validity.badInput;
    const find = follow(field);
    const run = () => {
      const now = find();
      if (!now) return;
      if (isTicked(now)) tick(now, isChecked);
      else enter(now, isUnreadable ? null : value);
    };
    kept.push({ run, field });
  }

  const keep = (event: Event) => {
    if (!(event.target instanceof Node) || !region.contains(event.target)) return;
    if (event instanceof SubmitEvent) onSubmit(event);
    else if (event.type === 'click') onClick(event);
    else onChange(event.target);
  };
  for (const type of TYPES) document.addEventListener(type, keep, true);

  function keepFields() {
    const events = kept.splice(0);
    for (const field of region.querySelectorAll<Field>(FIELDS)) if (isChanged(field)) onChange(field);
    kept.push(...events);
  }
  async function replay() {
    for (const type of TYPES) document.removeEventListener(type, keep, true);
    for (const { run } of kept.splice(0)) {
      run();
      // React renders: the next handler knows what this one has changed.
      await null;
    }
  }
  /** A kept form with an address goes there; other presses stay for another try. */
  function giveUp(): 'none' | 'waiting' | 'sent' {
    isGivenUp = true;
    send?.();
    return send ? 'sent' : kept.length > 0 ? 'waiting' : 'none';
  }
  return { keepFields, replay, giveUp };
}
