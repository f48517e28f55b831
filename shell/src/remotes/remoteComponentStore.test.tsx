import { RemoteComponent, ShopServicesProvider } from '@shop/platform';
import { servicesWithoutRemotes } from '@shop/testing/servicesWithoutRemotes';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createRemoteComponentStore, type RemoteComponentModule } from './remoteComponentStore';

const NAME = 'mf_catalog/ProductCards';
const cards: RemoteComponentModule = { default: () => <section>Cards</section> };

function Tree({ fragments }: { fragments: ReturnType<typeof createRemoteComponentStore>['fragments'] }) {
  return (
    <ShopServicesProvider services={{ ...servicesWithoutRemotes, fragments }}>
      <RemoteComponent name={NAME} props={{ heading: 'Cards', slugs: [] }} />
    </ShopServicesProvider>
  );
}

/** A promise that the test settles. */
function later<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

test('a region that the server rendered stays as it is until it is near, and is then taken over as it stands', async () => {
  const server = createRemoteComponentStore(async () => cards);
  await server.ensure(NAME);
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Tree fragments={server.fragments} />);
  const html = root.querySelector('section');

  const near = later<void>();
  const arrival = later<RemoteComponentModule>();
  const load = jest.fn(() => arrival.promise);
  const onHydrated = jest.fn();
  const browser = createRemoteComponentStore(
    load,
    new Map([[NAME, { near: near.promise, onHydrated, wasLost: () => {} }]]),
  );
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, <Tree fragments={browser.fragments} />, { onRecoverableError: (e) => errors.push(e) });
  });
  expect(load).not.toHaveBeenCalled();
  await act(async () => near.resolve());
  expect(load).toHaveBeenCalledTimes(1);
  expect(onHydrated).not.toHaveBeenCalled();
  await act(async () => arrival.resolve(cards));
  expect(onHydrated).toHaveBeenCalledTimes(1);
  expect(errors).toEqual([]);
  expect(root.querySelector('section')).toBe(html);
});
