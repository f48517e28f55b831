import type { UnknownAction } from '@reduxjs/toolkit';
import type { RemoteName } from './remotes';

/** What a consumer asks of a module that another remote exposes, as a small test that travels in its release. */
export type ContractAsk = {
  /** '<remote>/<expose>' */
  provider: `${RemoteName}/${string}`;
  /** What must hold, as a sentence. */
  what: string;
  /** @throws when the module does not keep it */
  check: (module: unknown) => void | Promise<void>;
};

/** A remote's ./contracts, in its server build only: run before a release of either side goes live. */
export type ContractsModule = {
  asks?: ContractAsk[];
  /** Samples of everything that it dispatches for others, made by the code that dispatches it. */
  sends?: () => UnknownAction[] | Promise<UnknownAction[]>;
};
