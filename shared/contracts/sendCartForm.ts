import type { CartLine } from './cart';

type Field = [name: string, value: string];

/** Submits a cart form as without script; the browser leaves the page. */
export function sendCartForm(action: string, fields: Field[]) {
  const form = Object.assign(document.createElement('form'), { method: 'post', action, hidden: true });
  for (const [name, value] of fields) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  // Not requestSubmit: no submit handler may cancel it.
  form.submit();
}

/** False where it cannot: offline, with no lines, or with a variant, which only script can sell. */
export function sendCartLines(action: string, lines: CartLine[], further: Field[] = []): boolean {
  if (!navigator.onLine || lines.length === 0 || lines.some(({ variantId }) => variantId)) return false;
  const fields = lines.flatMap(({ id, quantity, price }): Field[] => [
    ['id', id],
    ['quantity', String(quantity)],
    ['price', String(price)],
  ]);
  sendCartForm(action, [...fields, ...further]);
  return true;
}
