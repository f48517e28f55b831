import { CART_STORAGE_KEY, type CartLine } from '@shop/contracts/cart';
import { addLine, readLine } from './cartLine';

/** Reads stored lines (rule cart.storage); a bad one is logged and dropped. */
export function parseCart(stored: string | null): CartLine[] {
  if (stored === null) return [];
  const lines: CartLine[] = [];
  for (const value of parseArray(stored)) {
    const line = readLine(value);
    if (line) addLine(lines, line);
    else console.error('A line of the stored cart could not be read.');
  }
  return lines;
}

function parseArray(stored: string): unknown[] {
  try {
    const values: unknown = JSON.parse(stored);
    if (Array.isArray(values)) return values;
    console.error('The stored cart is no list.');
  } catch (error) {
    console.error('The stored cart could not be read.', error);
  }
  return [];
}

/** Falls back to memory after the first failure, which is logged. */
export function openCartStorage() {
  let hasFailed = false;
  const attempt = (action: () => string | null) => {
    try {
      return action();
    } catch (error) {
      if (!hasFailed) console.error('The cart cannot be kept in this browser.', error);
      hasFailed = true;
      return null;
    }
  };
  return {
    read: () => attempt(() => localStorage.getItem(CART_STORAGE_KEY)),
    /** Returns the written text, or null after a failure. */
    write: (lines: CartLine[]) =>
      attempt(() => {
        const text = JSON.stringify(lines);
        localStorage.setItem(CART_STORAGE_KEY, text);
        return text;
      }),
  };
}
