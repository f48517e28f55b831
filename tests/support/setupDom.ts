import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A slow machine is no failure: tests wait for what they look for, and time nothing.
configure({
  asyncUtilTimeout: 45_000,
  // Without the whole document: what was looked for says more.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

/** A stray console error is a failure: React reports real mistakes there. */
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    throw new Error(`console.error in a test: ${args.map(String).join(' ')}`);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

if (!window.matchMedia) {
  window.matchMedia = (query: string) =>
    ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
}
window.scrollTo = () => {};

// jsdom lays nothing out. Without a box, focus-trap would take every element of a dialog for hidden.
Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;

// Nor does it paint: what waits for a frame goes on at once.
jest.mock('../../shared/ui/afterPaint', () => ({ afterPaint: () => Promise.resolve() }));
