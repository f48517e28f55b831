const PAUSES_MS = [300, 900];

/** What a bundler's import() rejects with when a file of it could not be loaded; not where it hung: its time is over then. */
function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error) || ('type' in error && error.type === 'timeout')) return false;
  const code = 'code' in error ? error.code : '';
  return error.name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}

/** Runs `load` up to three times, as long as its failure is one of those that may pass. */
export async function retry<T>(
  load: (attempt: number) => Promise<T>,
  mayPass: (error: unknown) => boolean = () => true,
): Promise<T> {
  for (const [attempt, pause] of PAUSES_MS.entries()) {
    try {
      return await load(attempt);
    } catch (error) {
      if (!mayPass(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load(PAUSES_MS.length);
}

/**
 * Runs `load` again when a file of it was lost on the way. Files of pages lie outside federation and its retries;
 * and a preload that failed answers the first request for its address with that failure.
 */
export const retryChunks = <T>(load: () => Promise<T>): Promise<T> => retry(load, isChunkError);
