import { useSearchParams } from '@shop/platform';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { isServedBare } from '../offline/barePage';
import { recipeQuery } from './recipeQuery';
import { readUnits } from './rememberedUnits';

const never = () => () => {};
/** Numbers in units: a link that holds one and names no units means its default. */
const measures = ['diameter', 'height', 'gap', 'weight'];

/** What was typed before the page came alive is meant in the units that it showed. */
const isFilledIn = () =>
  document.querySelector('main form option[selected]:not(:checked)') !== null ||
  [...document.querySelectorAll<HTMLInputElement>('main form input')].some((input) =>
    input.type === 'checkbox' || input.type === 'radio'
      ? input.checked !== input.defaultChecked
      : input.value !== input.defaultValue,
  );

export function useRecipeLink() {
  const [params, setParams] = useSearchParams();
  // Offline the kept page knows no query: the browser has to begin with the same empty calculator, and then fills it.
  const isBare = useSyncExternalStore(never, () => false, isServedBare);
  // Read once, after the page that the server knows: changed here, they are in the calculator already.
  const [units, setUnits] = useState<string | null>(null);
  // biome-ignore lint/nursery/useReactCompiler: a subscription would begin the calculator anew at each change of units
  useLayoutEffect(() => setUnits(isFilledIn() ? null : readUnits()), []);
  const link = isBare ? {} : Object.fromEntries(params);
  // Of the link that was opened: `remember` puts measures into the address, and must not begin the calculator anew.
  const [hasMeasure] = useState(() => measures.some((name) => params.get(name)));
  return {
    key: `${isBare ? 'bare' : 'link'} ${hasMeasure ? null : units}`,
    start: { ...(units && !hasMeasure && { units }), ...link },
    remember: (calculation: Parameters<typeof recipeQuery>[0]) =>
      setParams(recipeQuery(calculation), { replace: true, preventScrollReset: true }),
  };
}
