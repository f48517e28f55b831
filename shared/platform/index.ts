/**
 * The one module, beside React, that shell and remotes share at run time. A remote may use these names and no
 * others of router and store; its package.json version is the version of this contract.
 */
export {
  combineSlices,
  configureStore,
  createAction,
  createSelector,
  createSlice,
  isAnyOf,
} from '@reduxjs/toolkit';
export { Provider, shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
export {
  createSearchParams,
  isRouteErrorResponse,
  Link,
  NavLink,
  Outlet,
  redirect,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export { Fragment } from './Fragment';
export { Head, type HeadProps } from './Head';
export { noticeShown } from './notices';
export {
  type CartGateway,
  type FragmentState,
  type ShopServices,
  ShopServicesProvider,
  useCart,
  useSite,
} from './services';
