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

/** Replays each once, in order. Listens at the document: while React hydrates it would do the press, and the replay again. */
export function captureEarlyEvents(region: Document | Element = document) {
  const kept: { run: () => void; field?: Field }[] = [];
  let send: (() => void) | undefined;
  let isGivenUp = false;

  function onClick(event: Event) {
    const { target } = event;
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || (button.type === 'submit' && button.form) || button.closest(UNCAPTURED)) return;
    event.stopImmediatePropagation();
    kept.push({ run: () => button.isConnected && button.click() });
  }

  function onSubmit(event: SubmitEvent) {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.closest(UNCAPTURED)) return;
    if (form.hasAttribute('action')) {
      if (isGivenUp) return;
      send = () => form.requestSubmit(submitter);
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.push({ run: () => form.isConnected && form.requestSubmit(submitter) });
  }

  function onChange(field: EventTarget | null) {
    if (!isField(field)) return;
    if (kept.at(-1)?.field === field) kept.pop();
    const { value, validity } = field;
    const isChecked = isTicked(field) && field.checked;
    const isUnreadable = validity.badInput;
    const run = () => {
      if (!field.isConnected) return;
      if (isTicked(field)) tick(field, isChecked);
      else enter(field, isUnreadable ? null : value);
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
