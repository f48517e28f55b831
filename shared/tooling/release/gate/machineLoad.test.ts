type Check = { name: string; faults: string[] };
type MachineLoad = {
  isBusy: (samples: number[], processors: number) => boolean;
  isForWantOfTime: (checks: Check[]) => boolean;
};
const { isBusy, isForWantOfTime } = jest.requireActual<MachineLoad>('./machineLoad.mjs');

test('a machine is busy where five programs and more want each processor', () => {
  expect(isBusy([25, 24, 26], 2)).toBe(true);
  expect(isBusy([8, 9, 7], 2)).toBe(false);
  expect(isBusy([], 2)).toBe(false);
});

test('a look that fails, and a step without an end, may be for want of time', () => {
  const good = { name: 'routes', faults: [] };
  const look = { name: 'browser', faults: ['/faq does not come alive: Timeout'] };
  const hung = { name: 'pages', faults: ['rendering /faq does not come to an end'] };
  expect(isForWantOfTime([good, look])).toBe(true);
  expect(isForWantOfTime([hung])).toBe(true);
});

test('what breaks a contract is refused on a busy machine as well', () => {
  const look = { name: 'browser', faults: ['/faq does not come alive: Timeout'] };
  const broken = { name: 'contracts', faults: ['mf_learn asks of mf_cart that it adds'] };
  expect(isForWantOfTime([look, broken])).toBe(false);
  expect(isForWantOfTime([])).toBe(false);
});
