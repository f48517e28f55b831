import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { clientAddress, isInBucket } from './canaryVisitors';

function aRequest(forwarded: string | null) {
  const req = new IncomingMessage(new Socket());
  if (forwarded) req.headers['x-forwarded-for'] = forwarded;
  return req;
}

test('the share is met, whatever the salt', () => {
  const addresses = Array.from(
    { length: 20_000 },
    (_, index) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
  );
  for (const salt of ['a', 'b']) {
    const inside = addresses.filter((address) => isInBucket(address, salt, 0.1)).length;
    expect(inside / addresses.length).toBeCloseTo(0.1, 1);
  }
  expect(addresses.filter((address) => isInBucket(address, 'a', 0))).toEqual([]);
  expect(addresses.every((address) => isInBucket(address, 'a', 1))).toBe(true);
});

test('a device that changes the second half of its IPv6 address stays where it is', () => {
  for (let network = 0; network < 50; network++) {
    const one = isInBucket(`2001:db8:0:${network}::1`, 's', 0.5);
    expect(isInBucket(`2001:db8:0:${network}:aaaa:bbbb:cccc:dddd`, 's', 0.5)).toBe(one);
  }
  expect(isInBucket('::ffff:192.0.2.7', 's', 0.5)).toBe(isInBucket('192.0.2.7', 's', 0.5));
});

test('only what our own proxies say of an address is believed', () => {
  const told = aRequest('198.51.100.1, 203.0.113.9');
  expect(clientAddress(told, 1)).toBe('203.0.113.9');
  expect(clientAddress(told, 2)).toBe('198.51.100.1');
  expect(clientAddress(told, 0)).toBe('');
});
