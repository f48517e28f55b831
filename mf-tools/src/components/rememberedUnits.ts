/** Key of the units that a shopper has chosen, for this visit. */
const KEY = 'units';

export function readUnits(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function rememberUnits({ target }: { target: EventTarget }): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'units') return;
  try {
    sessionStorage.setItem(KEY, target.value);
  } catch {
    // Each calculator then begins with its own.
  }
}
