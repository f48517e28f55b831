import { acceptedEncodings } from './encodings';

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['br;q=0.5, gzip', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip;q=0.1', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['identity;q=0, gzip', ['gzip', 'identity']],
  ['gzip, *;q=0', ['gzip', 'identity']],
  ['*;q=0', ['identity']],
  ['GZIP ; q=1', ['gzip', 'identity']],
])('a client that sends %p takes %p', (header, encodings) => {
  expect(acceptedEncodings({ headers: { 'accept-encoding': header } })).toEqual(encodings);
});
