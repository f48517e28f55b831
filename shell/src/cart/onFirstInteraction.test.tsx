import { onFirstInteraction } from './onFirstInteraction';

const press = () => document.dispatchEvent(new Event('pointerdown'));

afterEach(() => jest.restoreAllMocks());

test('the first press wakes once', () => {
  const wake = jest.fn();
  onFirstInteraction(wake);
  press();
  press();
  expect(wake).toHaveBeenCalledTimes(1);
});

test('a press without a connection asks for nothing; the next one with a connection does', () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const wake = jest.fn();
  onFirstInteraction(wake);
  press();
  expect(wake).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  press();
  expect(wake).toHaveBeenCalledTimes(1);
});

test('the cart of another tab wakes, and nothing else that is stored there', () => {
  const wake = jest.fn();
  onFirstInteraction(wake);
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(wake).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  expect(wake).toHaveBeenCalledTimes(1);
});
