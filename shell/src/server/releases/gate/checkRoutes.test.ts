import type { RemoteName } from '@shop/contracts/remotes';
import { checkRoutes } from './checkRoutes';

const remote = (name: RemoteName, segments: string[], ...paths: string[]) => ({
  name,
  segments,
  routes: paths,
});
const learn = remote('mf_learn', ['learn'], '/learn');

test('pages of its own area are welcome', () => {
  const candidate = remote('mf_gifts', ['gifts'], '/gifts', '/gifts/:slug');
  expect(checkRoutes({ candidate, live: null, others: [learn], dropped: [] })).toEqual([]);
});

test('a page that goes must be named', () => {
  const candidate = remote('mf_gifts', ['gifts'], '/gifts');
  const live = remote('mf_gifts', ['gifts'], '/gifts', '/gifts/old');
  expect(checkRoutes({ candidate, live, others: [], dropped: [] })).toEqual([
    'the page /gifts/old is gone; if that is meant: --drop /gifts/old',
  ]);
  expect(checkRoutes({ candidate, live, others: [], dropped: ['/gifts/old'] })).toEqual([]);
});

test.each([
  [
    'another remote’s area',
    remote('mf_gifts', ['learn'], '/learn/gifts'),
    'the area /learn belongs to mf_learn',
  ],
  ['another remote’s page', remote('mf_gifts', ['learn'], '/learn'), 'the area /learn belongs to mf_learn'],
  [
    'another remote’s page without its area',
    remote('mf_gifts', ['gifts'], '/gifts', '/learn'),
    'the page /learn lies outside the areas that it declares',
  ],
  [
    'the shell’s own addresses',
    remote('mf_gifts', ['api'], '/api/gifts'),
    'the area /api belongs to the shell',
  ],
  [
    'an address that other programs ask the shell for',
    remote('mf_gifts', ['metrics'], '/metrics'),
    'the area /metrics belongs to the shell',
  ],
  [
    'what it does not declare',
    remote('mf_gifts', ['gifts'], '/wax'),
    'the page /wax lies outside the areas that it declares',
  ],
  ['the same page twice', remote('mf_gifts', ['gifts'], '/gifts', '/gifts'), 'it has the page /gifts twice'],
])('%s is refused', (_what, candidate, fault) => {
  expect(checkRoutes({ candidate, live: null, others: [learn], dropped: [] })).toEqual([fault]);
});
