import { fireEvent } from '@testing-library/react';
import { hydrateWhenVisible } from './hydrateWhenVisible';

let isSeen: (isIntersecting: boolean) => void = () => {};

beforeEach(() => {
  class Observer {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      isSeen = (isIntersecting) => tell([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
  document.body.innerHTML =
    '<button>Other</button><span hidden data-fragment="mf_catalog/ProductCards"></span><section><button>Add</button></section>';
});

function watch() {
  const region = hydrateWhenVisible('mf_catalog/ProductCards', () => {});
  let isNear = false;
  void region.near.then(() => {
    isNear = true;
  });
  return { ...region, isNear: () => Promise.resolve().then(() => isNear) };
}
const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};

test('a region is near when it comes near the screen', async () => {
  const { isNear } = watch();
  isSeen(false);
  expect(await isNear()).toBe(false);
  isSeen(true);
  expect(await isNear()).toBe(true);
});

test('a press in it makes it near, a press elsewhere does not', async () => {
  const { isNear, keep } = watch();
  keep();
  fireEvent.click(button('Other'));
  expect(await isNear()).toBe(false);
  fireEvent.click(button('Add'));
  expect(await isNear()).toBe(true);
});

test('what is pressed in it before it is alive is done once when it is; then presses are its own', () => {
  const region = watch();
  region.keep();
  fireEvent.click(button('Add'));
  const pressed = jest.fn();
  button('Add').addEventListener('click', pressed);
  region.onHydrated();
  expect(pressed).toHaveBeenCalledTimes(1);
  region.keep();
  fireEvent.click(button('Add'));
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('a remote component that the server has not rendered is near at once', async () => {
  document.body.innerHTML = '';
  const { isNear } = watch();
  expect(await isNear()).toBe(true);
});
