import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepPresses } from './keepPresses';

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
  const presses = keepPresses();
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

test('once the page is alive a press is its own again', async () => {
  const { presses, comeAlive } = openDead();
  await comeAlive();
  presses.replay();
  fireEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(log).toEqual(['pressed']);
});

test('a press on what is gone by then is dropped', async () => {
  const presses = keepPresses();
  const { unmount } = render(<button type="button">Gone</button>);
  fireEvent.click(screen.getByRole('button', { name: 'Gone' }));
  unmount();
  expect(() => presses.replay()).not.toThrow();
});
