import { useEffect, useState } from 'react';
import type { Integrity } from './snippets';

async function fetchIntegrity(signal: AbortSignal): Promise<Integrity> {
  const answer = await fetch('/embed/integrity.json', { signal });
  if (!answer.ok) throw new Error(`The list of hashes: status ${answer.status}`);
  return answer.json();
}

/** Once somebody needs them; or the way to ask again. */
export function useIntegrity(isNeeded: boolean) {
  const [integrity, setIntegrity] = useState<Integrity | null>(null);
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(1);
  useEffect(() => {
    if (!isNeeded || integrity) return;
    const abort = new AbortController();
    fetchIntegrity(abort.signal).then(setIntegrity, (error) => {
      if (abort.signal.aborted) return;
      console.warn('The hashes could not be loaded.', error);
      setFailures(tries);
    });
    return () => abort.abort();
  }, [isNeeded, integrity, tries]);
  return { integrity, hasFailed: failures === tries, retry: () => setTries(tries + 1) };
}
