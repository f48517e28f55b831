import { ADD_FORM } from '@shop/contracts/cartForms';

const TYPES = ['click', 'submit', 'input', 'change'] as const;
/** What needs none of the page's code: forms of the server's cart, 'Try again'. */
export const UNCAPTURED = '[data-uncaptured]';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'input,select,textarea';

const isField = (element: Element): element is Field => element.matches(FIELDS);

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

/** What an add to the cart would send, with a quantity: those of several have the order of the ids. */
function readAdd(form: HTMLFormElement, { name, value }: HTMLButtonElement): FormData | undefined {
  if (form.getAttribute('action') !== ADD_FORM) return undefined;
  const fields = new FormData(form);
  fields.append(name, value);
  if (!fields.has('quantity')) fields.append('quantity', '1');
  return fields;
}

export type EarlyEvents = ReturnType<typeof captureEarlyEvents>;

type Submission = { submitter: HTMLButtonElement; add: FormData | undefined };
type Kept = { run: () => void; field?: Field } & Partial<Submission>;

/** Replays each once, in order. Listens at the document: while React hydrates it would do the press, and the replay again. */
export function captureEarlyEvents(region: Document | Element = document, onUse = () => {}) {
  const kept: Kept[] = [];
  let isGivenUp = false;

  function keepPress(button: HTMLButtonElement, submission?: Submission) {
    const find = follow(button);
    // The look of a busy button; hydration would find an attribute to differ.
    const look = button.animate?.({ opacity: [0.7, 0.7] }, 8000);
    const run = () => {
      look?.cancel();
      find()?.click();
    };
    kept.push({ run, ...submission });
  }

  function onClick(event: Event, target: Element) {
    const button = target.closest('button');
    if (!button || (button.type === 'submit' && button.form) || button.closest(UNCAPTURED)) return;
    event.stopImmediatePropagation();
    keepPress(button);
  }

  function onSubmit(event: SubmitEvent) {
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement) || submitter.closest(UNCAPTURED)) return;
    const form = submitter.form?.hasAttribute('action') ? submitter.form : null;
    if (form && isGivenUp) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keepPress(submitter, form ? { submitter, add: readAdd(form, submitter) } : undefined);
  }

  function onChange(field: Element) {
    if (!isField(field)) return;
    if (kept.at(-1)?.field === field) kept.pop();
    const typed = field.validity.badInput ? null : field.value;
    const isChecked = isTicked(field) && field.checked;
    const find = follow(field);
    const run = () => {
      const now = find();
      if (!now) return;
      if (isTicked(now)) {
        now.checked = !isChecked;
        now.click();
      } else enter(now, typed);
    };
    kept.push({ run, field });
  }

  const keep = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || !region.contains(target)) return;
    onUse();
    if (event instanceof SubmitEvent) onSubmit(event);
    else if (event.type === 'click') onClick(event, target);
    else onChange(target);
  };
  for (const type of TYPES) document.addEventListener(type, keep, true);
  // Who leaves takes along what was added, as without script; in one form, for each answer replaces the whole cart.
  addEventListener('pagehide', () => {
    const body = new URLSearchParams();
    for (const { add } of kept.splice(0))
      add?.forEach((value, name) => void body.append(name, String(value)));
    if (body.has('quantity')) navigator.sendBeacon(ADD_FORM, body);
  });

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
    const last = kept.filter(({ submitter }) => submitter).at(-1);
    if (!last) return kept.length > 0 ? 'waiting' : 'none';
    delete last.add;
    last.submitter?.click();
    return 'sent';
  }
  return { keepFields, replay, giveUp };
}
