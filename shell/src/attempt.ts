export function attempt<Result>(run: () => Result, otherwise: Result): Result {
  try {
    return run();
  } catch {
    return otherwise;
  }
}
