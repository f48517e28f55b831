import type { CartLine, CartStore } from '@shop/contracts/cart';
import { CART_FORM_SENT } from '@shop/contracts/cartForms';
import { fetchFormCart } from './fetchFormCart';
import { keepFormPresses, untilStarted } from './formPresses';

const LOOK_MS = 50;
/** Above it, the page is taken to stay: paying may wait for the table, the order and Stripe. */
const ANSWER_MS = 20_000;

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
  if (isStopped()) return;
  // A form on its way changes the server's cart; the page that answers it takes that. Stopped or Back, there is no such page.
  if (document.documentElement.matches(CART_FORM_SENT))
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  const presses = keepFormPresses(store);
  const lines = await fetchFormCart(store.dispatch);
  await untilReleased();
  if (isStopped()) return presses.end();
  onTaken(lines);
  presses.replay(lines);
}
