import { getTheme } from './getTheme';

test('anything unknown is light', () => {
  expect(['auto', 'dark', 'light', 'neon', null].map(getTheme)).toEqual([
    'auto',
    'dark',
    'light',
    'light',
    'light',
  ]);
});
