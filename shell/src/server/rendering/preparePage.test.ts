import { describeError } from './preparePage';

test('an error says which file it comes from, and no folder', () => {
  const error = new TypeError('window is not defined');
  error.stack = `${error}\n    at Page (/srv/releases/mf-gifts/1/server/page-gifts.js:12:34)\n    at render (/srv/react.js:1:2)`;
  expect(describeError(error)).toBe('TypeError: window is not defined at Page (page-gifts.js:12:34)');
  error.stack = `${error}\n    at file:///srv/server/renderer.js:1:2`;
  expect(describeError(error)).toBe('TypeError: window is not defined at renderer.js:1:2');
  expect(describeError('a text that is thrown')).toBe('a text that is thrown');
  expect(describeError(null)).toBe('null');
});
