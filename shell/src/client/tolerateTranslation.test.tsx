import { render, screen } from '@testing-library/react';
import { tolerateTranslation } from './tolerateTranslation';

const { removeChild, insertBefore } = Node.prototype;
afterEach(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

/** As translating browsers do: each text in an element of their own. */
function translate(root: HTMLElement) {
  for (const text of [...root.childNodes].filter((node) => node instanceof Text)) {
    const font = document.createElement('font');
    font.textContent = `(${text.textContent})`;
    text.replaceWith(font);
  }
}

function Line({ isFree }: { isFree: boolean }) {
  return (
    <p>
      {isFree ? <b>Free</b> : 'Almost free'}
      {isFree ? null : ' shipping'}
    </p>
  );
}

test('a translated page goes on when its text gives way to something else', () => {
  tolerateTranslation();
  const { rerender, container } = render(<Line isFree={false} />);
  translate(container.querySelector('p') as HTMLElement);
  rerender(<Line isFree />);
  expect(screen.getByText('Free')).toBeInTheDocument();
  rerender(<Line isFree={false} />);
  expect(screen.queryByText('Free')).not.toBeInTheDocument();
});
