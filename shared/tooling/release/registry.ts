import type { Change, Pointer } from '@shop/node/object-store/storedRegistry';

export type Release = { app: string; version: string };
export type Versions = Record<string, Release>;

export type PointerChange = { generation: number; earlier: Pointer | undefined; version: string | undefined };

export type ChangeEvent = Partial<Pick<Change, 'what' | 'by' | 'canary' | 'reason'>> & {
  share?: number;
  /** The registry's generation, which must still be the same. */
  seen?: number;
  /** Names this change, so that one that is sent again is made once. */
  request?: string | undefined;
};

export type ReleaseVerdict = {
  verdict: 'live' | 'refused' | 'not judged' | 'preview' | 'failed';
  sentence: string;
  faults?: string[];
  notes?: string[];
};

export const refused = (sentence: string) => ({ verdict: 'refused' as const, sentence });
