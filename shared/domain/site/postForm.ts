/** How long a form waits for its answer. */
const TIME_LIMIT_MS = 15_000;

/**
 * Posts a form's fields to the address that the operator configured (CONTACT_ENDPOINT, NEWSLETTER_ENDPOINT).
 * Sent as an ordinary form, so that an address on another host needs no preflight.
 * @returns whether it was accepted; the caller tells the person.
 */
export async function postForm(endpoint: string, fields: Record<string, string>): Promise<boolean> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(fields),
      credentials: 'omit',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}
