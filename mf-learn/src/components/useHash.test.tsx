import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useHash } from './useHash';

function ShowHash() {
  return <output>{useHash()}</output>;
}

test.each([
  ['/faq#cure-time', 'cure-time'],
  ['/faq', ''],
  // Not a valid encoding: it names nothing, and breaks nothing.
  ['/faq#%', '%'],
])('of %s the part after the sign is "%s"', (address, hash) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <ShowHash />
    </MemoryRouter>,
  );
  expect(screen.getByRole('status').textContent).toBe(hash);
});
