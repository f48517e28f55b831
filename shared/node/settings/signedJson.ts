import { createHmac } from 'node:crypto';
import type { z } from 'zod';
import { isSameSecret } from './isSameSecret';

function computeSignature(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(payload).digest('base64url');
}

export function signJson(value: unknown, secret: string): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${payload}.${computeSignature(payload, secret)}`;
}

/** What was signed; null for what nobody with the secret made, and for what is no such value. */
export function readSignedJson<Value>(text: string, secret: string, schema: z.ZodType<Value>): Value | null {
  const [payload = '', signature = ''] = text.split('.');
  if (!isSameSecret(signature, computeSignature(payload, secret))) return null;
  try {
    return schema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  } catch {
    return null;
  }
}
