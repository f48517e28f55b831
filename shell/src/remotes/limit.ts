/** Milliseconds after which code that is on its way to the browser counts as lost, hanging or not. */
export const LOAD_LIMIT_MS = 8000;

/** Rejects when the promise is not settled within `ms`; the error says what was late. */
export function limit<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${ms} ms`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
