import { Dialog } from '@shop/ui/Dialog';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { focusPressedControls } from './focusPressedControls';

focusPressedControls();

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      {/* As in Safari: a press focuses what is around the button. */}
      <button
        type="button"
        onMouseDown={(event) => {
          event.preventDefault();
          event.currentTarget.parentElement?.focus();
        }}
        onClick={() => setIsOpen(true)}
      >
        Open
      </button>
      <form onSubmit={(event) => event.preventDefault()}>
        <input aria-label="Amount" />
        <button type="submit">Calculate</button>
      </form>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} labelledBy="title">
        <h2 id="title" tabIndex={-1}>
          A dialog
        </h2>
      </Dialog>
    </main>
  );
}

test('a dialog gives the focus back to the button that opened it, in Safari too', async () => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  expect(screen.getByRole('heading', { name: 'A dialog' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('button', { name: 'Open' });
  expect(opener).toHaveFocus();
});

test('Enter in a field leaves the focus there', async () => {
  render(<Page />);
  const field = screen.getByRole('textbox', { name: 'Amount' });
  await userEvent.type(field, '5{Enter}');
  expect(field).toHaveFocus();
});
