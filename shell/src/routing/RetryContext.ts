import { createContext } from 'react';

/** Tries again to show the current page, with whatever it needs. */
export type Retry = () => Promise<void>;

export const RetryContext = createContext<Retry>(async () => {});
