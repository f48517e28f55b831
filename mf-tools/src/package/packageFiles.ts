import { elementsManifest } from './types/elementsManifest';
import { elementTypes } from './types/elementTypes';
import {
  formulaTypes,
  jsxTypes,
  reactTypes,
  serverTypes,
  svelteTypes,
  vueTypes,
} from './types/frameworkTypes';

/** What the build holds the formulas to. */
export { changedConstants, formulaVersion } from '../formulas/versions/changedConstants';

/** Source of the two files of types that the package takes as they stand. */
type Sources = { publicTypes: string; figures: string };

export function packageFiles({ publicTypes, figures }: Sources): Record<string, string> {
  return {
    'index.d.ts': elementTypes(),
    'types.d.ts': publicTypes.replace('../formulas/figures', './figures.js'),
    'figures.d.ts': figures,
    'react.d.ts': reactTypes(),
    'formulas.d.ts': formulaTypes(),
    'server.d.ts': serverTypes(),
    'jsx.d.ts': jsxTypes(),
    'vue.d.ts': vueTypes(),
    'svelte.d.ts': svelteTypes(),
    // Bundlers keep an import of types alone: it has to lead to a file that runs.
    ...Object.fromEntries(['jsx', 'vue', 'svelte'].map((name) => [`${name}.js`, 'export {};\n'])),
    'custom-elements.json': elementsManifest(),
  };
}
