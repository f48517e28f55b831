import { listRemotes, parseRemoteId, remoteEntries } from './remoteIds';

test('a record speaks of remotes only by their names', () => {
  const record = { mf_cart: 1, mf_learn: undefined, other: 2 };
  expect(listRemotes(record)).toEqual(['mf_cart', 'mf_learn']);
  expect(remoteEntries(record)).toEqual([['mf_cart', 1]]);
});

test('an id has a remote and what it exposes', () => {
  expect(parseRemoteId('mf_cart/CartBadge')).toEqual({ remote: 'mf_cart', expose: 'CartBadge' });
  expect(() => parseRemoteId('CartBadge')).toThrow('CartBadge is no <remote>/<expose>');
});
