import type { CartLine } from './cart';

/** Sends one of the cart's forms, as a press without script would: the browser leaves the page for its answer. */
export function sendCartForm(action: string, fields: [name: string, value: string][]) {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.hidden = true;
  for (const [name, value] of fields) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  // Not requestSubmit: nobody shall hear of it and keep it.
  form.submit();
}

/** Fields of a form that names lines; null where one has a variant, which only script can sell. */
export function toFields(lines: CartLine[]): [name: string, value: string][] | null {
  if (lines.some(({ variantId }) => variantId)) return null;
  return lines.flatMap(({ id, quantity }) => [
    ['id', id],
    ['quantity', String(quantity)],
  ]);
}
