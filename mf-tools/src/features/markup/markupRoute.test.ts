import { reflectedNames } from '../../embed/calculatorTypes';
import { routes } from '../../routes';

test('every attribute of the element is a parameter of its mark-up', () => {
  const markup = routes.filter(({ path }) => path.endsWith('.html'));
  expect(markup).toHaveLength(4);
  for (const { handle } of markup)
    expect(new Set(['type', ...(handle?.query ?? [])])).toEqual(new Set(reflectedNames));
});
