import { ErrorBoundary } from '@shop/platform/ErrorBoundary';
import { render, screen } from '@testing-library/react';
import { BareFrame } from './Layout';

function Broken(): never {
  throw new Error('broken');
}

let said: jest.SpyInstance;
beforeEach(() => {
  said = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => said.mockRestore());

test('a part of the frame that throws costs itself, and is named', () => {
  render(
    <>
      <ErrorBoundary name="banner">
        <Broken />
      </ErrorBoundary>
      <p>the page</p>
    </>,
  );
  expect(screen.getByText('the page')).toBeVisible();
  expect(said).toHaveBeenCalledWith('The frame lost its banner.', expect.any(Error));
});

test('a frame that throws leaves a header, a heading and a way home', () => {
  render(
    <ErrorBoundary name="frame" instead={<BareFrame />}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});
