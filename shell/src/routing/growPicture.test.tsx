import { notePicture } from './growPicture';

const paths = { from: '/shop', to: '/wax/soy-wax' };

/** A window in which the picture of a page stands in a box. */
function showPicture(path: string, { box, fit = 'cover' }: { box: DOMRect; fit?: string }) {
  const place = document.createElement('div');
  place.dataset.pictureOf = path;
  const image = new Image();
  image.style.objectFit = fit;
  Object.defineProperties(image, {
    complete: { value: true, configurable: true },
    naturalWidth: { value: 600 },
    naturalHeight: { value: 600 },
    currentSrc: { value: 'https://shop.test/soy-600.avif' },
  });
  for (const element of [place, image]) element.getBoundingClientRect = () => box;
  place.append(image);
  document.body.replaceChildren(place);
  return image;
}

const card = new DOMRect(20, 200, 100, 100);
const gallery = new DOMRect(0, 80, 300, 300);
const copies = () => [...document.querySelectorAll('body > img')];

/** The browser's part: what was set to move, and how each movement ends. */
type Movement = { element: Element; frames: PropertyIndexedKeyframes; end: () => void };
let movements: Movement[];

beforeEach(() => {
  movements = [];
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  const animate: Partial<Element> = {
    animate(this: Element, frames) {
      let end = () => {};
      let cancel = () => {};
      const finished = new Promise<void>((resolve, reject) => {
        end = resolve;
        cancel = reject;
      });
      finished.catch(() => {});
      movements.push({ element: this, frames: frames as PropertyIndexedKeyframes, end });
      return { finished, cancel } as unknown as Animation;
    },
  };
  Object.assign(Element.prototype, animate);
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  document.body.replaceChildren();
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a copy of the card’s picture grows to the place of the page’s own, which is hidden until it is there', async () => {
  showPicture(paths.to, { box: card });
  const grow = notePicture(paths);
  const after = showPicture(paths.to, { box: gallery });
  grow?.();
  const [copy] = copies();
  expect(copy).toHaveAttribute('src', 'https://shop.test/soy-600.avif');
  expect(copy).toHaveAttribute('alt', '');
  expect(copy).toHaveStyle({ left: '0px', top: '80px', width: '300px', height: '300px' });
  expect(movements.map(({ element, frames }) => [element, frames])).toEqual([
    [copy, { transform: [`translate(20px, 120px) scale(${1 / 3})`, 'none'] }],
    [after, { opacity: [0, 0] }],
  ]);
  movements[0]?.end();
  await settled();
  expect(copies()).toEqual([]);
});

test('on the way back the picture of the page shrinks to its card', () => {
  showPicture(paths.to, { box: gallery });
  const grow = notePicture({ from: paths.to, to: paths.from });
  showPicture(paths.to, { box: card });
  grow?.();
  expect(movements[0]?.frames).toEqual({ transform: ['translate(-20px, -120px) scale(3)', 'none'] });
});

test('a picture shown whole in a flat box moves to where it is drawn, and is not bent', () => {
  showPicture(paths.to, { box: card });
  const grow = notePicture(paths);
  showPicture(paths.to, { box: new DOMRect(0, 80, 390, 300), fit: 'contain' });
  grow?.();
  expect(copies()[0]).toHaveStyle({ left: '45px', width: '300px', height: '300px' });
});

test('a newer navigation ends the movement, and nothing of it stays', async () => {
  showPicture(paths.to, { box: card });
  const grow = notePicture(paths);
  showPicture(paths.to, { box: gallery });
  grow?.();
  notePicture({ from: paths.to, to: '/' });
  await settled();
  expect(copies()).toEqual([]);
});

test('a card that is out of the window when the page is left moves nothing back', () => {
  showPicture(paths.to, { box: gallery });
  const grow = notePicture({ from: paths.to, to: paths.from });
  showPicture(paths.to, { box: new DOMRect(0, 5000, 100, 100) });
  grow?.();
  expect(movements).toEqual([]);
});

test.each([
  ['no picture of the next page is in the window', 5000, false, paths.to],
  ['motion is not wanted', 200, true, paths.to],
  ['the pages share no picture', 200, false, '/wicks/braided-cotton-wicks'],
])('where %s, nothing moves', (_, top, matches, path) => {
  showPicture(path, { box: new DOMRect(0, top, 100, 100) });
  window.matchMedia = jest.fn().mockReturnValue({ matches });
  expect(notePicture(paths)).toBeUndefined();
});

test('a picture that has not arrived yet moves nothing', () => {
  const image = showPicture(paths.to, { box: card });
  Object.defineProperty(image, 'complete', { value: false });
  expect(notePicture(paths)).toBeUndefined();
});
