import { searchDescription } from './searchDescription';

const summary = 'Short.';

test.each([
  [160, true],
  [161, false],
])('a sentence that makes it %i characters long is added: %s', (length, isAdded) => {
  const sentence = `${'a'.repeat(length - summary.length - 2)}.`;
  const description = searchDescription(summary, [sentence]);
  expect(description).toBe(isAdded ? `${summary} ${sentence}` : summary);
});
