import { Link } from '@shop/platform';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { useHashChoice } from './useHashChoice';

function Choice() {
  const { chosen, choose } = useHashChoice(['wax', 'wick'], null);
  return (
    <>
      <output>{chosen ?? 'none'}</output>
      <button type="button" onClick={() => choose('wick')}>
        Choose wick
      </button>
      <Link to="#wax">To wax</Link>
      <Link to="#other">Elsewhere</Link>
    </>
  );
}

test('the address chooses each time that it names one; between, the reader does', async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={['/faq#wax']}>
      <Choice />
    </MemoryRouter>,
  );
  const expectChosen = (id: string) => expect(screen.getByRole('status')).toHaveTextContent(id);
  expectChosen('wax');
  await user.click(screen.getByRole('button', { name: 'Choose wick' }));
  expectChosen('wick');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expectChosen('wick');
  await user.click(screen.getByRole('link', { name: 'To wax' }));
  expectChosen('wax');
  await user.click(screen.getByRole('button', { name: 'Choose wick' }));
  await user.click(screen.getByRole('link', { name: 'To wax' }));
  expectChosen('wax');
});
