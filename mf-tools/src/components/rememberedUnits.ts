/** Key of the units that a shopper has chosen, for this visit. */
const KEY = 'units';

/** The units chosen on another calculator; null where none were, or where the browser keeps nothing. */
export function readUnits(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps a change of units for the other calculators. Called for every change of a field. */
export function rememberUnits({ target }: { target: EventTarget }): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'units') return;
  try {
    sessionStorage.setItem(KEY, target.value);
  } catch {
    // Each calculator then begins with its own.
  }
}
