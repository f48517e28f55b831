type Check = { name: string; faults: string[] };
type MachineLoad = {
  isBusy: (samples: number[], processors: number) => boolean;
  isCausedByLoad: (checks: Check[]) => boolean;
};
const { isBusy, isCausedByLoad } = jest.requireActual<MachineLoad>('./machineLoad');

test('a machine is busy where five programs and more want each processor', () => {
  expect(isBusy([25, 24, 26], 2)).toBe(true);
  expect(isBusy([8, 9, 7], 2)).toBe(false);
  expect(isBusy([], 2)).toBe(false);
});

const late = { name: 'browser', faults: ['/faq does not come alive: Timeout'] };

test('a page that is late may be so for want of time', () => {
  expect(isCausedByLoad([{ name: 'routes', faults: [] }, late])).toBe(true);
});

test.each([
  ['contracts', 'mf_learn asks of mf_cart that it adds'],
  ['pages', 'rendering /faq does not come to an end'],
])('%s that fail are refused on a busy machine as well', (name, fault) => {
  expect(isCausedByLoad([late, { name, faults: [fault] }])).toBe(false);
  expect(isCausedByLoad([{ name, faults: [fault] }])).toBe(false);
});

test('what a page says is refused on a busy machine as well', () => {
  expect(isCausedByLoad([{ name: 'browser', faults: ['/faq fails axe: image-alt'] }])).toBe(false);
});
