const TIME_LIMIT_MS = 15_000;

/** Posts a form to the operator's endpoint (CONTACT_ENDPOINT, NEWSLETTER_ENDPOINT), without a preflight. @returns whether it was accepted */
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
