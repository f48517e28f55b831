import type { CartLine } from '@shop/contracts/cart';
import { attempt } from '../attempt';

/** Key of the tab's own storage: two tabs deliver their own adds, each once. */
const KEY = 'shop.pendingAdds';

let memory: CartLine[] = [];

function read(): CartLine[] {
  const stored: unknown = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? '[]'), []);
  return Array.isArray(stored) ? stored : [];
}

const write = (lines: CartLine[]) =>
  attempt(() => {
    if (lines.length > 0) sessionStorage.setItem(KEY, JSON.stringify(lines));
    else sessionStorage.removeItem(KEY);
  }, undefined);

/** Added while mf-cart was away. The cart checks each line on delivery. */
export const pendingAdds = {
  isEmpty: () => memory.length === 0 && read().length === 0,
  all: (): CartLine[] => (memory.length > 0 ? memory : read()),
  keep(lines: CartLine[]) {
    memory = [...pendingAdds.all(), ...lines];
    write(memory);
  },
  takeAll(): CartLine[] {
    const lines = pendingAdds.all();
    memory = [];
    write([]);
    return lines;
  },
};
