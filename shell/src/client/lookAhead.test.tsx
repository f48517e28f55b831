import { lookAhead } from './lookAhead';

/** A list with a product at a height of the window, read on a line of some class. */
function readList({ top, line }: { top: number; line: object | undefined }) {
  const card = document.createElement('div');
  card.dataset.pictureOf = '/wax/soy-wax#first';
  card.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
  const main = document.createElement('main');
  main.append(card);
  document.body.replaceChildren(main);
  Object.defineProperty(navigator, 'connection', { value: line, configurable: true });
  Object.assign(window, { requestIdleCallback: (look: () => void) => look() });
  const prepare = jest.fn();
  lookAhead(prepare);
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
  expect(readList({ top: 200, line: { effectiveType: '4g', saveData: false } })).toEqual([['/wax/soy-wax']]);
});

test.each([
  ['it is below the window', 5000, { effectiveType: '4g', saveData: false }],
  ['the line is slow', 200, { effectiveType: '3g', saveData: false }],
  ['somebody saves data', 200, { effectiveType: '4g', saveData: true }],
  ['the browser does not tell', 200, undefined],
])('where %s, nothing is prepared', (_, top, line) => {
  expect(readList({ top, line })).toEqual([]);
});
