import { configureStore, isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import type { CartLine } from '@shop/contracts/cart';
import type { ContractsModule } from '@shop/contracts/contractChecks';
import { cartSlice, itemsAdded } from './cart/cartSlice';
import { removeLine } from './cart/removeLine';
import { checkOut } from './checkout/checkOut';
import { endWithError } from './checkout/endCheckout';
import { notSold } from './features/form-cart/formCartNotices';

const line: CartLine = { id: 'a', name: 'Wax', price: 1, slug: 'wax', image: '/wax.webp', quantity: 1 };

async function runCommands() {
  const sent: UnknownAction[] = [];
  const gather: Middleware = () => (next) => (action) => {
    if (isAction(action) && !action.type.startsWith('cart/')) sent.push(action);
    return next(action);
  };
  const store = configureStore({
    reducer: { cart: cartSlice.reducer },
    middleware: (defaults) => defaults().concat(gather),
  });
  await store.dispatch(checkOut());
  await store.dispatch(endWithError(null, 'The service is away.'));
  store.dispatch(itemsAdded([line]));
  await store.dispatch(removeLine(line));
  store.dispatch(notSold());
  return sent;
}

export const contracts: ContractsModule = { sends: runCommands };
