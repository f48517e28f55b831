import type { CartLine } from '@shop/contracts/cart';
import type { ContractsModule } from '@shop/contracts/contractChecks';
import { configureStore } from '@shop/platform';
import { cartSlice, itemsAdded } from './features/cart/cartSlice';
import { removeLine } from './features/cart/removeLine';
import { checkOut } from './features/checkout/checkOut';
import { failWith } from './features/checkout/failCheckout';

type Sent = ReturnType<NonNullable<ContractsModule['sends']>>;

const line: CartLine = { id: 'a', name: 'Wax', price: 1, slug: 'wax', image: '/wax.webp', quantity: 1 };

/** Runs the cart's own commands and gathers what they dispatch for others: its notices. */
async function runCommands() {
  const sent: Awaited<Sent> = [];
  const isOwn = (action: unknown) =>
    typeof action === 'object' && action !== null && String(Object(action).type).startsWith('cart/');
  const store = configureStore({
    reducer: { cart: cartSlice.reducer },
    middleware: (defaults) =>
      defaults().concat(() => (next) => (action) => {
        if (!isOwn(action)) sent.push(action as Awaited<Sent>[number]);
        return next(action);
      }),
  });
  await store.dispatch(checkOut());
  await store.dispatch(failWith('The service is away.'));
  store.dispatch(itemsAdded([line]));
  await store.dispatch(removeLine(line));
  return sent;
}

export const contracts: ContractsModule = { sends: runCommands };
