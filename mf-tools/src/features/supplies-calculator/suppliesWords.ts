import type { suppliesCalculator } from '../../words/en/suppliesCalculator';
import type { Words } from '../../words/words';

/** The sentences of the supplies calculator in one language. */
export type SuppliesWords = Words<keyof typeof suppliesCalculator>;
