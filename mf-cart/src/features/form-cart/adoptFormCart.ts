import type { CartLine, CartStore } from '@shop/contracts/cart';
import { CART_FORM_SENT } from '@shop/contracts/cartForms';
import { fetchFormCart } from './fetchFormCart';
import { keepFormPresses, untilStarted } from './formPresses';

const LOOK_MS = 50;

/** A press that has begun on a form ends on it. */
async function untilReleased() {
  while (document.querySelector('[data-uncaptured] :active'))
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
}

type Options = {
  store: CartStore;
  isStopped: () => boolean;
  /** Called with the server's lines; null where it did not give them. */
  onTaken: (lines: CartLine[] | null) => void;
};

/** Takes the cart that was filled without script from the server, with what is pressed on it meanwhile. */
export async function adoptFormCart({ store, isStopped, onTaken }: Options): Promise<void> {
  await untilStarted();
  // A form on its way changes the server's cart; the page that answers it takes that.
  if (isStopped() || document.documentElement.matches(CART_FORM_SENT)) return;
  const presses = keepFormPresses(store);
  const lines = await fetchFormCart();
  await untilReleased();
  if (isStopped()) return presses.end();
  onTaken(lines);
  presses.replay(lines);
}
