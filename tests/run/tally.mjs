/** What has passed and failed so far. */
export const tally = { passed: 0, failed: 0 };
const flaky = [];

export function count(name, isGood) {
  if (isGood) tally.passed++;
  else tally.failed++;
  console.log(`${isGood ? 'passed' : 'FAILED'}: ${name}`);
}

/** A test that passed at its second try, as CI allows it: it has passed, and is listed so that somebody looks at it. */
export function noteFlaky(name) {
  flaky.push(name);
}

/** Prints the result; gives the exit code. */
export function report() {
  if (flaky.length > 0)
    console.log(`Passed only at the second try:\n${flaky.map((name) => `  ${name}`).join('\n')}`);
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  return tally.failed === 0 ? 0 : 1;
}
