import * as z from 'zod';
import { address, onOrOff, origin, port, token } from './fields';
import { LAST_PORT, parseWholeNumber, wholeNumberRule } from './plain';
import { readEnvironment, SettingError } from './readEnvironment';

const variables = z.object({
  PORT: port.default(3000),
  SITE_ORIGIN: origin.optional(),
  DATABASE: address(['postgres']).optional(),
  TAX: onOrOff.optional(),
  KEY: token.optional(),
});

test('values are what they mean, and an empty variable is one that is not set', () => {
  expect(readEnvironment(variables, { PORT: '', TAX: 'on', SITE_ORIGIN: 'https://shop.example/' })).toEqual({
    PORT: 3000,
    TAX: true,
    SITE_ORIGIN: 'https://shop.example',
  });
});

test.each([
  ['PORT', '80a', 'must be a whole number from 0 to 65535.'],
  ['PORT', '1e3', 'must be a whole number from 0 to 65535.'],
  ['PORT', '70000', 'must be a whole number from 0 to 65535.'],
  [
    'SITE_ORIGIN',
    'https://shop.example/path',
    'must be an http or https origin such as https://shop.example.',
  ],
  ['SITE_ORIGIN', 'shop.example', 'must be a complete address that starts with http:// or https://.'],
  ['DATABASE', 'mysql://here', 'must be a complete address that starts with postgres://.'],
  ['TAX', 'yes', 'must be one of on, off.'],
  ['KEY', 'with a space', 'must be 8 to 512 printable characters without spaces.'],
])('a wrong %s (%s) is refused by one sentence, without its value', (name, value, sentence) => {
  const read = () => readEnvironment(variables, { [name]: value });
  expect(read).toThrow(SettingError);
  expect(read).toThrow(`${name} ${sentence}`);
  if (name !== 'SITE_ORIGIN') expect(read).not.toThrow(value);
});

test('what is read without the library says the same of the same text', () => {
  const texts = ['0', '65535', '65536', '-1', '1.5', '1e3', ' 8', '0x10', '08', 'http'];
  for (const text of texts) {
    const plain = parseWholeNumber(text, 0, LAST_PORT);
    const { success, data, error } = port.safeParse(text);
    expect([text, success ? data : null]).toEqual([text, plain]);
    if (error) expect(error.issues.map(({ message }) => message)).toEqual([wholeNumberRule(0, LAST_PORT)]);
  }
});
