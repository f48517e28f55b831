import { RemoteComponent, ShopServicesProvider } from '@shop/platform';
import { servicesWithoutRemotes } from '@shop/testing/servicesWithoutRemotes';
import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createRemoteComponentStore, type RemoteComponentModule } from './remoteComponentStore';

const NAME = 'mf_catalog/ProductCards';
const cards: RemoteComponentModule = { default: () => <section>Cards</section> };

function Tree({ fragments }: { fragments: ReturnType<typeof createRemoteComponentStore> }) {
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

/** Cards as the server has rendered them. */
async function renderOnServer() {
  const server = createRemoteComponentStore(async () => cards);
  await server.load(NAME);
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Tree fragments={server} />);
  return root;
}

test('a region that the server rendered stays as it is until it is near, and is then taken over as it stands', async () => {
  const root = await renderOnServer();
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
    hydrateRoot(root, <Tree fragments={browser} />, { onRecoverableError: (e) => errors.push(e) });
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

test('while a region that the server rendered is far, the same component loads at once elsewhere', async () => {
  const near = new Promise<void>(() => {});
  const rendered = new Map([[NAME, { near, onHydrated() {}, wasLost() {} }]] as const);
  const fragments = createRemoteComponentStore(async () => cards, rendered);
  render(<Tree fragments={fragments} />);
  expect(await screen.findByText('Cards')).toBeVisible();
});

test('a region that the server rendered is taken over, also when another part of the page has asked for it', async () => {
  const root = await renderOnServer();
  const html = root.querySelector('section');
  const near = new Promise<void>(() => {});
  const onHydrated = jest.fn();
  const rendered = new Map([[NAME, { near, onHydrated, wasLost() {} }]] as const);
  const fragments = createRemoteComponentStore(async () => cards, rendered);
  await act(async () => void hydrateRoot(root, <Tree fragments={fragments} />));
  expect(onHydrated).not.toHaveBeenCalled();
  await act(() => fragments.load(NAME));
  expect(onHydrated).toHaveBeenCalledTimes(1);
  expect(root.querySelector('section')).toBe(html);
});

test('what was lost is tried again where it is shown anew', async () => {
  const answers = [() => Promise.reject(new Error('lost')), async () => cards];
  const load = jest.fn(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));
  const fragments = createRemoteComponentStore(load);
  const first = render(<Tree fragments={fragments} />);
  await act(async () => {});
  expect(load).toHaveBeenCalledTimes(1);
  first.unmount();
  render(<Tree fragments={fragments} />);
  expect(await screen.findByText('Cards')).toBeVisible();
});

test('a region that the server rendered and whose code is lost is not asked for twice, nor rendered twice with it', async () => {
  const root = await renderOnServer();
  const shown = jest.fn(() => <section>Cards</section>);
  const answers = [async () => ({ default: shown }), () => Promise.reject(new Error('lost'))];
  for (const answer of answers) {
    const load = jest.fn<Promise<RemoteComponentModule>, []>(answer);
    const rendered = new Map([[NAME, { near: Promise.resolve(), onHydrated() {}, wasLost() {} }]] as const);
    const fragments = createRemoteComponentStore(load, rendered);
    const region = root.cloneNode(true) as Element;
    await act(async () => {
      hydrateRoot(region, <Tree fragments={fragments} />, { onRecoverableError() {} });
    });
    await act(async () => {});
    expect([load.mock.calls.length, shown.mock.calls.length]).toEqual([1, 1]);
  }
});
