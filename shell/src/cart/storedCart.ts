import { CART_STORAGE_KEY, type CartLine } from '@shop/contracts/cart';
import { FORM_CART_COOKIE } from '@shop/contracts/formCartCookie';
import { attempt } from '../attempt';

export function hasStoredCart(): boolean {
  if (attempt(() => document.cookie, '').includes(`${FORM_CART_COOKIE}=1`)) return true;
  const stored = attempt(() => localStorage.getItem(CART_STORAGE_KEY), null);
  return stored !== null && stored !== '' && stored !== '[]';
}

/** Key of the tab's own storage: two tabs deliver their own adds, each once. */
const KEY = 'shop.pendingAdds';

let unstored: CartLine[] = [];

const read = (): CartLine[] => attempt(() => [...JSON.parse(sessionStorage.getItem(KEY) ?? '[]')], []);

const write = (lines: CartLine[]): boolean =>
  attempt(() => {
    if (lines.length > 0) sessionStorage.setItem(KEY, JSON.stringify(lines));
    else sessionStorage.removeItem(KEY);
    return true;
  }, false);

/** Added while mf-cart was away. The cart checks each line on delivery. */
export const pendingAdds = {
  all: (): CartLine[] => [...read(), ...unstored],
  keep(lines: CartLine[]) {
    unstored = write([...pendingAdds.all(), ...lines]) ? [] : [...unstored, ...lines];
  },
  takeAll(): CartLine[] {
    const lines = pendingAdds.all();
    unstored = [];
    write([]);
    return lines;
  },
};
