// In development only: stands in place of react-refresh/runtime in every bundle of the page. React reports to one
// runtime, so shell and remotes share the first that arrives; it is the shell's, which comes before React.
import * as own from 'react-refresh-original';

globalThis.shopReactRefresh ??= own;
export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
} = globalThis.shopReactRefresh;

/** Two bundles may hold modules of one name: the address of the bundle's own dev server keeps them apart. */
export function register(type, id) {
  globalThis.shopReactRefresh.register(type, `${__webpack_public_path__} ${id}`);
}
