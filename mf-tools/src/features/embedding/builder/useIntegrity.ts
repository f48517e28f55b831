import { useEffect, useState } from 'react';
import type { Integrity } from './snippets';

/** Version and hashes of the live release; null until they are there, and while nobody needs them. */
export function useIntegrity(isNeeded: boolean): Integrity | null {
  const [integrity, setIntegrity] = useState<Integrity | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    const abort = new AbortController();
    fetch('/embed/integrity.json', { signal: abort.signal })
      .then((answer) => answer.json())
      .then(setIntegrity)
      .catch((error) => {
        if (!abort.signal.aborted) console.warn('The hashes could not be loaded.', error);
      });
    return () => abort.abort();
  }, [isNeeded]);
  return integrity;
}
