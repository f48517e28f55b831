import type { CartLine, CartStore } from '@shop/contracts/cart';
import { cartForms } from '@shop/contracts/cartForms';
import { sendCartForm } from '@shop/contracts/sendCartForm';
import { cartCleared, offerDeclined, promoCodeEntered, quantityChanged } from '../../cart/cartSlice';
import { removeLine } from '../../cart/removeLine';

type Press = { action: string; fields: FormData };

/** A form of the script-less cart that would change it; the one that pays names its lines itself. */
function readPress({ target: form, submitter }: SubmitEvent): Press | null {
  if (!(form instanceof HTMLFormElement)) return null;
  const { pathname: action } = new URL(form.action);
  const { quantity, remove, clear, promo } = cartForms;
  const isChange = [quantity, remove, clear, promo].some((known) => known === action);
  return isChange ? { action, fields: new FormData(form, submitter) } : null;
}

/** `shown`: the lines with the quantities that were pressed on. */
function apply({ action, fields }: Press, shown: CartLine[], { dispatch }: CartStore) {
  const id = String(fields.get('id') ?? '');
  if (action === cartForms.remove) return void dispatch(removeLine({ id, variantId: null }));
  if (action === cartForms.clear) return void dispatch(cartCleared());
  if (action === cartForms.promo) {
    const code = String(fields.get('code') ?? '').trim();
    return void dispatch(fields.has('off') ? offerDeclined() : promoCodeEntered(code));
  }
  const before = shown.find((line) => line.id === id)?.quantity ?? 0;
  return void dispatch(quantityChanged({ id, delta: Number(fields.get('quantity')) - before }));
}

/**
 * Keeps what is pressed on the forms of the script-less cart while script takes it over: sent, they would find the server's cart
 * empty. `replay` does it with the lines that were taken; null sends the last press, because they stayed with the server.
 */
export function keepFormPresses(store: CartStore) {
  const kept: Press[] = [];
  const onSubmit = (event: SubmitEvent) => {
    const press = readPress(event);
    if (!press) return;
    event.preventDefault();
    kept.push(press);
  };
  // Capture: React stops what a part cannot take yet.
  document.addEventListener('submit', onSubmit, true);
  const end = () => document.removeEventListener('submit', onSubmit, true);
  function replay(lines: CartLine[] | null) {
    end();
    const last = kept.at(-1);
    if (lines) for (const press of kept) apply(press, lines, store);
    else if (last)
      sendCartForm(
        last.action,
        [...last.fields].map(([name, value]) => [name, String(value)]),
      );
  }
  return { end, replay };
}

/** Resolves once the page is alive: until then its cart is the server's, and so is what is pressed on it. */
export function untilStarted(): Promise<void> {
  const root = document.documentElement;
  return new Promise((resolve) => {
    const look = () => {
      if (!('started' in root.dataset)) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(root, { attributeFilter: ['data-started'] });
    look();
  });
}
