import type { RemoteName } from '@shop/contracts/remotes';
import { createContext } from 'react';

/** Tries again to show the current page, after loading the remote that failed, if one did. */
export type Retry = (area: RemoteName | null) => Promise<void>;

export const RetryContext = createContext<Retry>(async () => {});
