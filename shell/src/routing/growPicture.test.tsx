import { growPicture } from './growPicture';

const paths = { from: '/shop', to: '/wax/soy-wax' };

/** A window in which the element with the mark stands at a place. */
function showPicture(path: string, { top }: { top: number }) {
  const picture = document.createElement('div');
  picture.dataset.pictureOf = path;
  picture.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
  document.body.replaceChildren(picture);
  return picture;
}

/** The browser's part: takes its picture of the page, calls back, and ends when it is told to. */
function aBrowser() {
  let end = () => {};
  const finished = new Promise<void>((resolve) => {
    end = resolve;
  });
  const start = jest.fn((change: () => void) => {
    change();
    return { ready: Promise.resolve(), finished };
  });
  Object.assign(document, { startViewTransition: start });
  return { start, end };
}

function preferStillness(isStill: boolean) {
  window.matchMedia = jest.fn().mockReturnValue({ matches: isStill });
}

beforeEach(() => preferStillness(false));
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  document.body.replaceChildren();
});

test('the picture of a card and the first of its page are one, until the movement has ended', async () => {
  const card = showPicture('/wax/soy-wax', { top: 200 });
  const { start, end } = aBrowser();
  let large: HTMLElement | undefined;
  const isMoving = growPicture(paths, () => {
    large = showPicture('/wax/soy-wax', { top: 80 });
  });
  expect(isMoving).toBe(true);
  expect(start).toHaveBeenCalledTimes(1);
  expect(card.style.viewTransitionName).toBe('');
  expect(large?.style.viewTransitionName).toBe('product-picture');
  end();
  await Promise.resolve();
  await Promise.resolve();
  expect(large?.style.viewTransitionName).toBe('');
});

test.each([
  ['no card of the page is in the window', 5000, false, '/wax/soy-wax'],
  ['motion is not wanted', 200, true, '/wax/soy-wax'],
  ['the pages share no picture', 200, false, '/wicks/braided-cotton-wicks'],
])('where %s, the page is shown without it', (_, top, isStill, path) => {
  showPicture(path, { top });
  preferStillness(isStill);
  const { start } = aBrowser();
  const show = jest.fn();
  expect(growPicture(paths, show)).toBe(false);
  expect(show).not.toHaveBeenCalled();
  expect(start).not.toHaveBeenCalled();
});

test('a browser without transitions shows the page without it', () => {
  showPicture('/wax/soy-wax', { top: 200 });
  const show = jest.fn();
  expect(growPicture(paths, show)).toBe(false);
  expect(show).not.toHaveBeenCalled();
});
