import { prefetchVisible } from './preloadOnIntent';

const goodLine = { effectiveType: '4g', saveData: false };

function showCards(paths: string[], top: number) {
  const cards = paths.map((path) => {
    const card = document.createElement('div');
    card.dataset.picturePath = path;
    card.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
    return card;
  });
  const main = document.createElement('main');
  main.append(...cards);
  document.body.replaceChildren(main);
}

/** A list with a product at a height of the window, read on a line of some class. */
function readList({ top, line }: { top: number; line: object | undefined }) {
  showCards(['/wax/soy-wax#first'], top);
  Object.defineProperty(navigator, 'connection', { value: line, configurable: true });
  Object.assign(window, { requestIdleCallback: (look: () => void) => look() });
  const prepare = jest.fn();
  prefetchVisible(prepare);
  expect(prepare).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('scroll'));
  document.dispatchEvent(new Event('scroll'));
  return prepare.mock.calls;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(window, 'requestIdleCallback');
  document.body.replaceChildren();
});

test('the page of a product in view is prepared once while its list is read', () => {
  expect(readList({ top: 200, line: goodLine })).toEqual([['/wax/soy-wax']]);
});

test('of several products one is prepared in each idle moment', () => {
  showCards(['/wax/soy-wax', '/wicks/cotton-wicks'], 200);
  Object.defineProperty(navigator, 'connection', { value: goodLine, configurable: true });
  const looks: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (look: () => void) => looks.push(look) });
  const prepare = jest.fn();
  prefetchVisible(prepare);
  document.dispatchEvent(new Event('scroll'));
  // Lists of other tests still listen, too.
  for (const look of looks.splice(0)) look();
  expect(prepare.mock.calls).toEqual([['/wax/soy-wax']]);
  for (const look of looks.splice(0)) look();
  expect(prepare.mock.calls).toEqual([['/wax/soy-wax'], ['/wicks/cotton-wicks']]);
});

test.each([
  ['it is below the window', 5000, goodLine],
  ['the line is slow', 200, { effectiveType: '3g', saveData: false }],
  ['somebody saves data', 200, { effectiveType: '4g', saveData: true }],
  ['the browser does not tell', 200, undefined],
])('where %s, nothing is prepared', (_, top, line) => {
  expect(readList({ top, line })).toEqual([]);
});
