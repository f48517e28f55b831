/** What is said of a field's number: its range, and before that why it cannot be calculated with. */
export const numbers = {
  aboveZero: 'Above 0, at most {max} {unit}.',
  unreadable: 'We can’t read this number: write a thousand as 1000.',
  missing: 'Still missing: {label}.',
};
