import { renderShop } from '@shop/testing/renderShop';
import { act, screen } from '@testing-library/react';
import { routes } from '../../routes';

async function printedSheet(path: string) {
  await renderShop({ routes, path });
  await screen.findByRole('button', { name: 'Print this recipe' });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  return document.querySelector('[aria-label="Printed recipe"]');
}

test('paper of the supplies calculator has nothing of the quick estimate', async () => {
  const sheet = await printedSheet('/tools/supplies-calculator?diameter=3&height=4');
  expect(sheet).toHaveTextContent('14.71 oz');
  expect(sheet).not.toHaveTextContent(/Quick estimate|0\.90 oz/);
});
