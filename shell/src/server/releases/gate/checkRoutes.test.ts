import { checkRoutes } from './checkRoutes';

const remote = (segments: string[], ...routes: string[]) => ({ segments, routes });
const learn = { name: 'mf_learn' as const, segments: ['learn'] };

test('pages of its own area are welcome', () => {
  const candidate = remote(['gifts'], '/gifts', '/gifts/:slug');
  expect(checkRoutes({ ...candidate, live: [], others: [learn], dropped: [] })).toEqual([]);
});

test('a page that goes must be named', () => {
  const candidate = remote(['gifts'], '/gifts');
  const live = ['/gifts', '/gifts/old'];
  expect(checkRoutes({ ...candidate, live, others: [], dropped: [] })).toEqual([
    'the page /gifts/old is gone; if that is meant: --drop /gifts/old',
  ]);
  expect(checkRoutes({ ...candidate, live, others: [], dropped: ['/gifts/old'] })).toEqual([]);
});

test.each([
  ['another remote’s area', remote(['learn'], '/learn/gifts'), 'the area /learn belongs to mf_learn'],
  ['another remote’s page', remote(['learn'], '/learn'), 'the area /learn belongs to mf_learn'],
  [
    'another remote’s page without its area',
    remote(['gifts'], '/gifts', '/learn'),
    'the page /learn lies outside the areas that it declares',
  ],
  ['the shell’s own addresses', remote(['api'], '/api/gifts'), 'the area /api belongs to the shell'],
  [
    'an address that other programs ask the shell for',
    remote(['metrics'], '/metrics'),
    'the area /metrics belongs to the shell',
  ],
  [
    'what it does not declare',
    remote(['gifts'], '/wax'),
    'the page /wax lies outside the areas that it declares',
  ],
  ['the same page twice', remote(['gifts'], '/gifts', '/gifts'), 'it has the page /gifts twice'],
])('%s is refused', (_what, candidate, fault) => {
  expect(checkRoutes({ ...candidate, live: [], others: [learn], dropped: [] })).toEqual([fault]);
});
