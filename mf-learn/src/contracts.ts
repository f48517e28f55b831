import type { ContractsModule } from '@shop/contracts/contractChecks';
import { notSent, sent } from './features/contact/contactNotices';

/** What this remote sends to others; it travels in its release and is checked before that goes live. */
export const contracts: ContractsModule = { sends: () => [sent(), notSent()] };
