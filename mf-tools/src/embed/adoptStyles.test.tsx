import { adoptStyles } from './adoptStyles';

test('in jsdom, where sites test their pages, a calculator goes without style', () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  expect(() => adoptStyles(root, ['p { color: red }'])).not.toThrow();
});
