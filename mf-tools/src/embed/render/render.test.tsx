import { useEffect, useId, useRef, useState } from './hooks';
import { type Component, jsx, type Props } from './nodes';
import { render } from './render';

let place: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  place = document.body.firstElementChild as HTMLElement;
});
const show = (component: Component, props: Props = {}) => render(jsx(component, props), place);
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));
const button = () => place.querySelector('button') as HTMLButtonElement;

function Counter() {
  const [count, setCount] = useState(0);
  return jsx('button', { onClick: () => setCount((before) => before + 1), children: ['Pressed ', count] });
}

const said: string[] = [];

const Row = ({ names }: Props) =>
  jsx('ul', { children: (names as string[]).map((name) => jsx('li', { children: name }, name)) });

const Form = ({ hasHint }: Props) => [hasHint ? jsx('p', { children: 'hint' }) : null, jsx('input', {})];

const Listener = ({ name }: Props) => {
  useEffect(() => {
    said.push(`begin ${name}, ${place.textContent}`);
    return () => said.push(`end ${name}`);
  }, [name]);
  return String(name);
};

const Choice = ({ value }: Props) =>
  jsx('select', {
    value,
    children: ['a', 'b'].map((one) => jsx('option', { value: one, children: one }, one)),
  });

const CheckBox = ({ checked }: Props) => jsx('input', { type: 'checkbox', checked });

const ToldField = () => jsx('input', { value: 'told' });

const Box = (props: Props) => jsx('div', props);

const Labeled = ({ text }: Props) => jsx('label', { children: [jsx('input', {}), text as string] });

const Two = () => [jsx(One, {}), jsx(One, {})];

const One = () => jsx('i', { id: useId() });

let held: { current: unknown } = { current: null };
const HeldField = () => {
  // biome-ignore lint/nursery/useReactCompiler: the test looks at the ref itself
  held = useRef<unknown>(null);
  return jsx('input', { ref: held });
};

test('state changes what is shown, and the element stays the same', async () => {
  show(Counter);
  const before = button();
  before.click();
  before.click();
  await nextTurn();
  expect(button()).toBe(before);
  expect(place).toHaveTextContent('Pressed 2');
});

test('another tree in the same place keeps the state of what is the same in both', async () => {
  show(Counter);
  button().click();
  await nextTurn();
  show(Counter);
  expect(place).toHaveTextContent('Pressed 1');
});

test('another key begins anew', async () => {
  render(jsx(Counter, {}, 'a'), place);
  button().click();
  await nextTurn();
  render(jsx(Counter, {}, 'b'), place);
  expect(place).toHaveTextContent('Pressed 0');
});

test('what is keyed moves with its key and keeps its element', () => {
  show(Row, { names: ['a', 'b', 'c'] });
  const [a, , c] = place.querySelectorAll('li');
  show(Row, { names: ['c', 'new', 'a'] });
  expect(place).toHaveTextContent('cnewa');
  expect([...place.querySelectorAll('li')]).toEqual([c, expect.anything(), a]);
});

test('what comes and goes in a row leaves its neighbors alone', () => {
  show(Form, { hasHint: false });
  const field = place.querySelector('input');
  field?.focus();
  show(Form, { hasHint: true });
  expect(place.firstElementChild).toHaveTextContent('hint');
  expect(place.querySelector('input')).toBe(field);
  expect(field).toHaveFocus();
});

test('what a translator puts in place of a text goes with the next drawing, and the field beside it keeps the focus', () => {
  show(Labeled, { text: '1628.6 g' });
  const field = place.querySelector('input');
  field?.focus();
  const font = document.createElement('font');
  font.textContent = '1 628,6 g';
  field?.nextSibling?.replaceWith(font);
  show(Labeled, { text: '2035.8 g' });
  expect(place.innerHTML).toBe('<label><input part="field">2035.8 g</label>');
  expect(field).toHaveFocus();
});

test('an effect runs after the drawing, again for other inputs, and is ended in the end', async () => {
  show(Listener, { name: 'a' });
  await nextTurn();
  show(Listener, { name: 'a' });
  show(Listener, { name: 'b' });
  await nextTurn();
  render(null, place);
  expect(said).toEqual(['begin a, a', 'end a', 'begin b, b', 'end b']);
  expect(place).toBeEmptyDOMElement();
});

test('a reference holds the element, and nothing after it is gone', () => {
  show(HeldField);
  expect(held.current).toBe(place.firstElementChild);
  render(null, place);
  expect(held.current).toBeNull();
});

test('fields show what they are told: a select after it has its options', () => {
  show(Choice, { value: 'b' });
  expect(place.querySelector('select')).toHaveValue('b');
  show(CheckBox, { checked: true });
  expect(place.querySelector('input')).toBeChecked();
});

test('a field that a person has changed is put back to what it is told', () => {
  show(ToldField);
  const field = place.querySelector('input') as HTMLInputElement;
  field.value = 'typed';
  show(ToldField);
  expect(field).toHaveValue('told');
});

test('attributes come, change and go; aria says false, others are not there', () => {
  show(Box, { className: 'a', hidden: true, 'aria-expanded': false, title: 'x' });
  expect(place.innerHTML).toBe('<div class="a" hidden="" aria-expanded="false" title="x"></div>');
  show(Box, { className: 'b', hidden: false, 'aria-expanded': true });
  expect(place.innerHTML).toBe('<div class="b" aria-expanded="true"></div>');
});

test('every field and button can be reached as a part', () => {
  show(() => [jsx('input', {}), jsx('button', { part: 'own' })]);
  expect(place.innerHTML).toBe('<input part="field"><button part="own"></button>');
});

test('an id is one component’s own, and stays', () => {
  show(Two);
  const ids = [...place.querySelectorAll('i')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  show(Two);
  expect([...place.querySelectorAll('i')].map(({ id }) => id)).toEqual(ids);
});
