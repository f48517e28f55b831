import { elementsManifest } from './types/elementsManifest';
import { elementTypes } from './types/elementTypes';
import { jsxTypes, reactTypes, vueTypes } from './types/frameworkTypes';

/** What the build holds the formulas to. */
export { changedConstants, formulaVersion } from '../formulas/versions/changedConstants';

/** Source of the two files of types that the package takes as they stand. */
type Sources = { publicTypes: string; figures: string };

/** Everything of the package that is written and not bundled, by file name. */
export function packageFiles({ publicTypes, figures }: Sources): Record<string, string> {
  return {
    'index.d.ts': elementTypes(),
    'types.d.ts': publicTypes.replace('../formulas/figures', './figures.js'),
    'figures.d.ts': figures,
    'react.d.ts': reactTypes(),
    'jsx.d.ts': jsxTypes(),
    'vue.d.ts': vueTypes(),
    'custom-elements.json': elementsManifest(),
  };
}
