import { createContext } from 'react';

export type Retry = () => Promise<void>;

export const RetryContext = createContext<Retry>(async () => {});
