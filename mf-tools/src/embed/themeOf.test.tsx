import { themeOf } from './themeOf';

test('anything unknown is light', () => {
  expect(['auto', 'dark', 'light', 'neon', null].map(themeOf)).toEqual([
    'auto',
    'dark',
    'light',
    'light',
    'light',
  ]);
});
