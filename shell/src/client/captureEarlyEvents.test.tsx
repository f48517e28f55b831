import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { captureEarlyEvents } from './captureEarlyEvents';

const log: string[] = [];

function Page() {
  const [name, setName] = useState('');
  const [isTicked, setIsTicked] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        log.push(`sent ${name}`);
      }}
    >
      <button type="button" onClick={() => log.push('pressed')}>
        Press
      </button>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <input
        type="checkbox"
        aria-label="Agree"
        checked={isTicked}
        onChange={(event) => setIsTicked(event.target.checked)}
      />
      <button type="submit">Send</button>
      <output>{`${name} ${isTicked}`}</output>
    </form>
  );
}

/** The server's HTML, of which nothing is alive yet. */
function openDead() {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page />);
  document.body.append(root);
  const presses = captureEarlyEvents();
  return { presses, comeAlive: () => act(async () => void hydrateRoot(root, <Page />)) };
}

beforeEach(() => {
  log.length = 0;
});
afterEach(() => {
  document.body.innerHTML = '';
});

test('what was pressed, typed, ticked and sent is done in its order, once', async () => {
  const { presses, comeAlive } = openDead();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Press' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ann');
  await user.click(screen.getByRole('checkbox', { name: 'Agree' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await comeAlive();
  expect(log).toEqual([]);
  await act(async () => presses.replay());
  expect(log[0]).toBe('pressed');
  expect(screen.getByText('Ann true')).toBeVisible();
  expect(log.filter((entry) => entry.startsWith('sent'))).toHaveLength(1);
  await act(async () => presses.replay());
  expect(log).toHaveLength(2);
});

test('a press between hydration and replay is done once', async () => {
  const { presses, comeAlive } = openDead();
  await comeAlive();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Press' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await act(async () => presses.replay());
  expect(log).toEqual(['pressed', 'sent ']);
});

test('once the page is alive a press is its own again', async () => {
  const { presses, comeAlive } = openDead();
  await comeAlive();
  await presses.replay();
  fireEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(log).toEqual(['pressed']);
});

test('a press on what is gone by then is dropped', async () => {
  const presses = captureEarlyEvents();
  const { unmount } = render(<button type="button">Gone</button>);
  fireEvent.click(screen.getByRole('button', { name: 'Gone' }));
  unmount();
  await expect(presses.replay()).resolves.toBeUndefined();
});

test('a press finds its button in a page that was rendered anew, or nothing', async () => {
  const html = '<button class="buy">One</button><button class="buy">Two</button>';
  for (const [rendered, pressed] of [
    [`<button>Another’s</button>${html}`, ['Two']],
    [`<button class="buy">Zero</button>${html}`, []],
  ] as const) {
    document.body.innerHTML = html;
    const presses = captureEarlyEvents();
    fireEvent.click(screen.getByRole('button', { name: 'Two' }));
    document.body.innerHTML = rendered;
    const heard: unknown[] = [];
    document.body.onclick = ({ target }) => heard.push(target instanceof Element && target.textContent);
    await presses.replay();
    expect(heard).toEqual(pressed);
  }
  document.body.onclick = null;
});

test('where the page’s code cannot be had, a form with an address goes there, and every later one by itself', async () => {
  document.body.innerHTML = '<form action="/cart/add" method="post"><button>Add</button></form>';
  const sent: string[] = [];
  const presses = captureEarlyEvents();
  // jsdom cannot leave the page.
  const note = (event: SubmitEvent) => {
    if (!event.defaultPrevented) sent.push(new URL((event.target as HTMLFormElement).action).pathname);
    event.preventDefault();
  };
  window.addEventListener('submit', note);
  const add = screen.getByRole('button', { name: 'Add' });
  fireEvent.click(add);
  expect(sent).toEqual([]);
  expect(presses.giveUp()).toBe('sent');
  expect(sent).toEqual(['/cart/add']);
  navigator.sendBeacon = jest.fn();
  fireEvent(window, new Event('pagehide'));
  expect(navigator.sendBeacon).not.toHaveBeenCalled();
  fireEvent.click(add);
  expect(sent).toEqual(['/cart/add', '/cart/add']);
  window.removeEventListener('submit', note);
  document.body.replaceChildren();
  await presses.replay();
});

test('who leaves takes along, in one form, what was added and is not yet done', async () => {
  document.body.innerHTML = `
    <form action="/cart/add" method="post"><button name="id" value="a">One</button></form>
    <form action="/cart/add" method="post"><input name="quantity" value="3"><button name="id" value="b">Three</button></form>
    <form action="/cart/buy" method="post"><button name="id" value="c">Buy</button></form>`;
  const sent: string[] = [];
  navigator.sendBeacon = (address, body) => sent.push(`${address}?${body}`) > 0;
  const presses = captureEarlyEvents();
  for (const name of ['One', 'Three', 'Buy']) fireEvent.click(screen.getByRole('button', { name }));
  const stop = (event: Event) => event.preventDefault();
  window.addEventListener('submit', stop);
  fireEvent(window, new Event('pagehide'));
  expect(sent).toEqual(['/cart/add?id=a&quantity=1&quantity=3&id=b']);
  // Back on the page that the browser has kept: they are done.
  document.body.onsubmit = ({ submitter }) => log.push(submitter?.textContent ?? '');
  await presses.replay();
  fireEvent(window, new Event('pagehide'));
  expect([log, sent.length]).toEqual([[], 1]);
  document.body.onsubmit = null;
  window.removeEventListener('submit', stop);
});

test('a form or button that needs no code of the page works at once', async () => {
  document.body.innerHTML = `<div data-uncaptured>
    <form action="/cart/quantity" method="post"><button>More</button></form>
    <button type="button">Try again</button></div>`;
  const presses = captureEarlyEvents();
  const again = screen.getByRole('button', { name: 'Try again' });
  again.addEventListener('click', () => log.push('again'));
  fireEvent.click(again);
  expect(log).toEqual(['again']);
  const prevented: boolean[] = [];
  const note = (event: SubmitEvent) => {
    prevented.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('submit', note);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(prevented).toEqual([false]);
  window.removeEventListener('submit', note);
  document.body.replaceChildren();
  await presses.replay();
});

test('a press that only the page’s code can do stays kept for another try, and that is said', async () => {
  const { presses, comeAlive } = openDead();
  expect(presses.giveUp()).toBe('none');
  fireEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(presses.giveUp()).toBe('waiting');
  await comeAlive();
  await act(async () => presses.replay());
  expect(log).toEqual(['pressed']);
});

test('a field that is typed in again after a press has its texts in that order', async () => {
  const { presses, comeAlive } = openDead();
  const user = userEvent.setup();
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.type(name, 'Ann');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.clear(name);
  await user.type(name, 'Bob');
  await comeAlive();
  await act(async () => presses.replay());
  expect(log).toEqual(['sent Ann']);
  expect(screen.getByText('Bob false')).toBeVisible();
});
