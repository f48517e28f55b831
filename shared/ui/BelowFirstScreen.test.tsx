import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { BelowFirstScreen } from './BelowFirstScreen';

let paint = () => {};
jest.mock('./afterPaint', () => ({
  afterPaint: () =>
    new Promise<void>((resolve) => {
      paint = resolve;
    }),
}));

function Product() {
  return (
    <>
      <h1>Soy Wax</h1>
      <BelowFirstScreen>
        <p>Goes well with</p>
      </BelowFirstScreen>
    </>
  );
}

const at = (address: string) => (
  <MemoryRouter initialEntries={[address]}>
    <Routes>
      <Route
        path="/wax"
        element={
          <>
            <Link to="/wax/soy-wax">Soy Wax</Link>
            <Link to="/wax/soy-wax#related">What goes with it</Link>
          </>
        }
      />
      <Route path="/wax/soy-wax" element={<Product />} />
    </Routes>
  </MemoryRouter>
);
const lower = () => screen.queryByText('Goes well with');

test('where a link led to the page, its lower part follows when the upper one has been painted', async () => {
  render(at('/wax'));
  await userEvent.click(screen.getByRole('link', { name: 'Soy Wax' }));
  expect(screen.getByRole('heading', { name: 'Soy Wax' })).toBeVisible();
  expect(lower()).not.toBeInTheDocument();
  await act(async () => paint());
  expect(lower()).toBeVisible();
});

test('a link to a place finds the whole page', async () => {
  render(at('/wax'));
  await userEvent.click(screen.getByRole('link', { name: 'What goes with it' }));
  expect(lower()).toBeVisible();
});

test('the server, a page that is loaded, and the way back have the whole page', () => {
  expect(renderToString(at('/wax/soy-wax'))).toContain('Goes well with');
  render(at('/wax/soy-wax'));
  expect(lower()).toBeVisible();
});
