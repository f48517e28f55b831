import { getAttributes } from './calculatorOptions';
import { mount } from './mount';
import type { CalculatorOptions } from './publicTypes';

jest.mock('./loadElement', () => ({ loadElement() {} }));

test('a field that is null, as plain JavaScript has it, is none', () => {
  const start = { diameter: 8, candles: null } as unknown as CalculatorOptions['start'];
  expect(getAttributes({ start })).toEqual({ diameter: '8' });
});

test('an update takes messages away again, and keeps what it does not name', () => {
  const place = document.createElement('div');
  const { update } = mount(place, { theme: 'dark', messages: { Calculate: 'Work it out' } });
  const element = place.firstElementChild as Element & { messages?: object };
  expect(element.messages).toEqual({ Calculate: 'Work it out' });
  update({ messages: undefined });
  expect(element.messages).toBeUndefined();
  expect(element).toHaveAttribute('theme', 'dark');
});
