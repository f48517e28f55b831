import * as z from 'zod';
import { LAST_PORT, originRule, parseOrigin, parseWholeNumber, wholeNumberRule } from './plain';

export const wholeNumber = (min: number, max: number) =>
  z.string().transform((text, context) => {
    const value = parseWholeNumber(text, min, max);
    if (value !== null) return value;
    context.addIssue(wholeNumberRule(min, max));
    return z.NEVER;
  });

export const port = wholeNumber(0, LAST_PORT);

export const choice = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.enum(choices, { error: `must be one of ${choices.join(', ')}` });

export const onOrOff = choice(['on', 'off']).transform((value) => value === 'on');

export const address = (protocols: readonly string[] = ['http', 'https']) => {
  const error = `must be a complete address that starts with ${protocols.map((one) => `${one}://`).join(' or ')}`;
  return z
    .url({ protocol: new RegExp(`^(${protocols.join('|')})$`), error })
    .transform((text) => new URL(text));
};

export const origin = address()
  .refine(({ href }) => parseOrigin(href) !== null, originRule)
  .transform((url) => url.origin);

export const logLevel = choice(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default(
  'info',
);

export const token = z
  .string()
  .regex(/^[\x21-\x7e]{8,512}$/, 'must be 8 to 512 printable characters without spaces');
