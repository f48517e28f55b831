import { createHmac } from 'node:crypto';

export const STAND_IN_SECRET = 'whsec_standin_0123456789abcdef';

export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** `at`: seconds since 1970. */
export function createSignatureHeader(
  body: string,
  secrets: string | string[] = STAND_IN_SECRET,
  at = nowSeconds(),
): string {
  const signatures = [secrets].flat().map((secret) => {
    return `v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
  });
  return [`t=${at}`, ...signatures].join(',');
}
