import { renderHook } from '@testing-library/react';
import type { RouterState } from './makeRouter';
import { useScrollRestoration } from './useScrollRestoration';

const state = { location: { key: 'a', hash: '' }, action: 'POP' } as RouterState;

test('a page that Back brings as it was left is scrolled by the browser: Safari does so after pageshow', async () => {
  const { unmount } = renderHook(() => useScrollRestoration(state));
  expect(history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('auto');
  await new Promise((resolve) => setTimeout(resolve));
  expect(history.scrollRestoration).toBe('manual');
  unmount();
});
