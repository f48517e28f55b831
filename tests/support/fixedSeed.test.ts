import fc from 'fast-check';
import { isWhole } from './whole';

function draw(): number[] {
  const drawn: number[] = [];
  fc.assert(fc.property(fc.integer(), (value) => void drawn.push(value)));
  return drawn;
}

test('properties try the same cases each time, and others where all faults are looked for', () => {
  const first = draw();
  expect(first.length).toBeGreaterThan(50);
  if (isWhole) expect(draw()).not.toEqual(first);
  else expect(draw()).toEqual(first);
});
