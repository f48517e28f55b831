import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

export function acceptedEncodings({ headers }: Pick<IncomingMessage, 'headers'>): Encoding[] {
  const { 'accept-encoding': header = '' } = headers;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const accepted = negotiator.encodings(encodings, { preferred: ['br', 'gzip'] });
  return accepted.includes('identity') ? accepted : [...accepted, 'identity'];
}
