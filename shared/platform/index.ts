/**
 * The one module, beside React, that shell and remotes share at run time. A remote may use these names and no
 * others of router and store; its package.json version is the version of this contract.
 */
export { configureStore, createSlice } from '@reduxjs/toolkit';
export { Provider, useDispatch, useSelector } from 'react-redux';
export {
  Outlet,
  redirect,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { Fragment } from './Fragment';
export { Head } from './Head';
export { Link, NavLink } from './Link';
export { NavigationContext, useNavigation } from './navigation';
export { noticeShown } from './notices';
export {
  type CartGateway,
  type FragmentState,
  type ShopServices,
  ShopServicesProvider,
  useCart,
  useSite,
} from './services';
