import { render, screen } from '@testing-library/react';
import { BareFrame } from './BareFrame';
import { FramePart } from './FramePart';

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
      <FramePart name="banner">
        <Broken />
      </FramePart>
      <p>the page</p>
    </>,
  );
  expect(screen.getByText('the page')).toBeVisible();
  expect(said).toHaveBeenCalledWith('The frame lost its banner.', expect.any(Error));
});

test('a frame that throws leaves a header, a heading and a way home', () => {
  render(
    <FramePart name="frame" instead={<BareFrame />}>
      <Broken />
    </FramePart>,
  );
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});
