import { useLayoutEffect, useMemo, useRef } from 'react';
import type { RouterState } from './makeRouter';

/** The movement between two pages: loaded by the first navigation, so that no page starts with it. */
let notePicture: typeof import('./growPicture').notePicture | undefined;

function load() {
  import(/* webpackChunkName: "grow-picture" */ './growPicture').then(
    (module) => {
      notePicture = module.notePicture;
    },
    () => {
      // Without it pages change at once.
    },
  );
}

/** A picture that two pages share grows from its place on the one to its place on the other, once that is shown. */
export function useGrowingPicture({ location }: RouterState) {
  const grow = useRef<(() => void) | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the location is the trigger
  useLayoutEffect(() => {
    grow.current?.();
    grow.current = undefined;
  }, [location]);
  return useMemo(
    () => ({
      /** While the next page is on its way, as nobody waits for what only moves; and only from a page with something to move. */
      prepare() {
        if (!notePicture && document.querySelector('[data-picture-of]')) load();
      },
      /** Right before the next page is rendered. */
      note(from: string, to: string) {
        grow.current = notePicture?.({ from, to });
      },
    }),
    [],
  );
}
