import { themeOf } from './themeOf';

const device = (isDark: boolean) =>
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: isDark } as MediaQueryList);

test('auto is what the device says; anything unknown is light', () => {
  device(true);
  expect(['auto', 'dark', 'light', 'neon', null].map(themeOf)).toEqual([
    'dark',
    'dark',
    'light',
    'light',
    'light',
  ]);
  device(false);
  expect(themeOf('auto')).toBe('light');
});
