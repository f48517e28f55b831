import type { CartLine } from './cart';

/** Submits a cart form as without script; the browser leaves the page. */
export function sendCartForm(action: string, fields: [name: string, value: string][]) {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.hidden = true;
  for (const [name, value] of fields) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  // Not requestSubmit: no submit handler may cancel it.
  form.submit();
}

/** Null where a line has a variant, which only script can sell. */
export function toFields(lines: CartLine[]): [name: string, value: string][] | null {
  if (lines.some(({ variantId }) => variantId)) return null;
  return lines.flatMap(({ id, quantity, price }) => [
    ['id', id],
    ['quantity', String(quantity)],
    ['price', String(price)],
  ]);
}
