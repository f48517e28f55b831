import { act, render, screen } from '@testing-library/react';
import { useContext } from 'react';
import { Outlet, Router, useLocation, useParams } from 'react-router-dom';
import { createMemoryHistory, NavigatorContext, RouteContext, toRouteContext } from './routerInternals';

function Page() {
  return <p>{`${useParams().slug} at ${useLocation().search}`}</p>;
}

function Pusher() {
  const { navigator } = useContext(NavigatorContext);
  return (
    <button type="button" onClick={() => navigator.push('/pushed')}>
      Push
    </button>
  );
}

test('a page below RouteContext reads its parameters and address, and Outlet shows it', () => {
  const route = toRouteContext('/wax/:slug', { slug: 'soy-wax' }, '/wax/soy-wax');
  const navigator = createMemoryHistory({ initialEntries: ['/'] });
  const outlet = (
    <RouteContext value={route}>
      <Page />
    </RouteContext>
  );
  render(
    <Router location="/wax/soy-wax?size=2" navigator={navigator}>
      <RouteContext value={{ ...route, outlet }}>
        <Outlet />
      </RouteContext>
    </Router>,
  );
  expect(screen.getByText('soy-wax at ?size=2')).toBeVisible();
});

test('the navigator in the context is the one that the router was given', () => {
  const navigator = createMemoryHistory({ initialEntries: ['/'] });
  render(
    <Router location="/" navigator={navigator}>
      <Pusher />
    </Router>,
  );
  act(() => screen.getByRole('button').click());
  expect(navigator.location.pathname).toBe('/pushed');
});

test('a history goes to new addresses, keeps their state, and comes back', () => {
  const history = createMemoryHistory({ initialEntries: ['/one'], v5Compat: false });
  const heard: string[] = [];
  history.listen(({ action, location }) => heard.push(`${action} ${location.pathname}`));
  act(() => history.push('/two', { from: 'one' }));
  expect(history.location).toMatchObject({ pathname: '/two', state: { from: 'one' } });
  act(() => history.go(-1));
  expect(heard).toEqual(['POP /one']);
  expect(history.createHref('/three')).toBe('/three');
});
