import type { UnknownAction } from '@reduxjs/toolkit';
import type { RemoteName } from './remotes';

/** A consumer-driven contract test that is shipped in the consumer's release. */
export type Expectation = {
  /** '<remote>/<expose>' */
  provider: `${RemoteName}/${string}`;
  what: string;
  /** @throws when the module breaks it */
  check: (module: unknown) => void | Promise<void>;
};

/** A remote's ./contracts, in its server build only: run before either side is released. */
export type ContractsModule = {
  asks?: Expectation[];
  /** Samples of all actions that it dispatches for others. */
  sends?: () => UnknownAction[] | Promise<UnknownAction[]>;
};
