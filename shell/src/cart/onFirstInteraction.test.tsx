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

test('a cart that another tab has filled wakes a page that Back brings as it was left', () => {
  const wake = jest.fn();
  onFirstInteraction(wake);
  const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  comeBack();
  expect(wake).not.toHaveBeenCalled();
  localStorage.setItem('cart', '[{"id":"kit"}]');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(wake).not.toHaveBeenCalled();
  comeBack();
  expect(wake).toHaveBeenCalledTimes(1);
});
