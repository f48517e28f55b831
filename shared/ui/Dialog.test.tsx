import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './Dialog';

function Example() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} labelledBy="title">
        <h2 id="title" tabIndex={-1}>
          A dialog
        </h2>
        <RemovedWhenPressed />
      </Dialog>
    </main>
  );
}

function RemovedWhenPressed() {
  const [isHere, setIsHere] = useState(true);
  return isHere ? (
    <button type="button" onClick={() => setIsHere(false)}>
      Remove me
    </button>
  ) : null;
}

const untilGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openDialog() {
  const user = userEvent.setup();
  const { container } = render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, container };
}

test('it is a modal dialog named by its title, which has the focus', async () => {
  await openDialog();
  expect(screen.getByRole('dialog', { name: 'A dialog' })).toHaveAttribute('aria-modal', 'true');
  expect(screen.getByRole('heading', { name: 'A dialog' })).toHaveFocus();
});

test('the second press of a double click on what has opened it meets nothing in it', async () => {
  const { user } = await openDialog();
  const inside = screen.getByRole('button', { name: 'Remove me' });
  fireEvent.click(inside, { detail: 2 });
  fireEvent.mouseDown(screen.getByRole('dialog').parentElement as HTMLElement, { detail: 2 });
  expect(screen.getByRole('dialog').parentElement).not.toHaveAttribute('data-leaving');
  expect(inside).toBeVisible();
  await user.click(inside);
  expect(inside).not.toBeInTheDocument();
});

test('the page behind is inert while it is open, and alive again after', async () => {
  const { user, container } = await openDialog();
  expect(container.inert).toBe(true);
  await user.keyboard('{Escape}');
  await untilGone();
  expect(container.inert).toBe(false);
});

test('Escape closes it and the focus goes back to where it was', async () => {
  const { user } = await openDialog();
  await user.keyboard('{Escape}');
  await untilGone();
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('Escape closes it also when the focused element has just been removed', async () => {
  const { user } = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Remove me' }));
  await user.keyboard('{Escape}');
  await untilGone();
});

test('a press on the backdrop closes it, one inside and one that slides off do not', async () => {
  const { user } = await openDialog();
  const dialog = screen.getByRole('dialog');
  await user.click(dialog);
  expect(dialog).toBeInTheDocument();
  const overlay = dialog.parentElement as HTMLElement;
  await user.pointer([
    { keys: '[MouseLeft>]', target: overlay },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  await user.pointer([
    { keys: '[MouseLeft>]', target: dialog },
    { keys: '[/MouseLeft]', target: overlay },
  ]);
  expect(overlay).not.toHaveAttribute('data-leaving');
  await user.click(overlay);
  await untilGone();
});

test('it is out of sight at once, and the page behind wakes after that frame', async () => {
  const { container } = await openDialog();
  const overlay = screen.getByRole('dialog').parentElement;
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(overlay).toHaveAttribute('data-leaving');
  expect(container.inert).toBe(true);
  await untilGone();
  expect(container.inert).toBe(false);
});
