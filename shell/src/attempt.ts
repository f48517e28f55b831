/** What `run` gives, or `otherwise` where it throws: for what may fail and costs nobody anything then. */
export function attempt<Result>(run: () => Result, otherwise: Result): Result {
  try {
    return run();
  } catch {
    return otherwise;
  }
}
