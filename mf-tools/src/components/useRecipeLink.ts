import { useSearchParams } from '@shop/platform';
import type { Texts } from './useCalculation';

/** The page's address as fields of a calculator, and the way to put a recipe there: a link that opens the same. */
export function useRecipeLink() {
  const [params, setParams] = useSearchParams();
  return {
    start: Object.fromEntries(params),
    remember: ({ texts }: { texts: Texts }) => setParams(texts, { replace: true, preventScrollReset: true }),
  };
}
