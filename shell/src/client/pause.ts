/** Lets the browser answer what has come in meanwhile. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
