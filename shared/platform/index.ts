/** The module that shell and remotes share at run time, beside React. Its package version is the version of this contract. */
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
export { Head } from './Head';
export { Link, NavLink } from './Link';
export { NavigationContext, useNavigation } from './navigation';
export { noticeShown } from './notices';
export { Fragment, RemoteComponent } from './RemoteComponent';
export {
  type CartGateway,
  type RemoteComponentState,
  type ShopServices,
  ShopServicesProvider,
  useCart,
  useSite,
} from './services';
