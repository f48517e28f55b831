import { createHmac } from 'node:crypto';

export const STAND_IN_SECRET = 'whsec_standin_0123456789abcdef';

/** Seconds since 1970, as Stripe counts. */
export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** The header that Stripe would send for this body. `at`: seconds since 1970. */
export function signatureFor(
  body: string,
  secrets: string | string[] = STAND_IN_SECRET,
  at = nowSeconds(),
): string {
  const signatures = [secrets].flat().map((secret) => {
    return `v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
  });
  return [`t=${at}`, ...signatures].join(',');
}
