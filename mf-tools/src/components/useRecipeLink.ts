import { useSearchParams } from '@shop/platform';
import { useSyncExternalStore } from 'react';
import type { Formulas } from '../formulas/openFormulas';
import { isServedBare } from '../offline/barePage';
import type { Texts } from './useCalculation';

const never = () => () => {};

/** The page's address as fields of a calculator, and the way to put a recipe there: a link that opens the same. */
export function useRecipeLink() {
  const [params, setParams] = useSearchParams();
  // Offline the kept page knows no query: the browser has to begin with the same empty calculator, and then fills it.
  const isBare = useSyncExternalStore(never, () => false, isServedBare);
  return {
    /** Changes when the calculator has to begin anew. */
    key: isBare ? 'bare' : 'link',
    start: isBare ? {} : Object.fromEntries(params),
    remember: ({ texts, formulas }: { texts: Texts; formulas: Formulas }) =>
      setParams(
        { ...texts, formulas: String(formulas.version) },
        { replace: true, preventScrollReset: true },
      ),
  };
}
