import { parentOrigin } from './parentOrigin';

const listed = ['https://a.example', 'https://b.example'];

test('a listed page around is told', () => {
  expect(parentOrigin(listed, { ancestors: ['https://b.example'], referrer: '' })).toBe('https://b.example');
});

test('the nearest page counts, not one further out', () => {
  const ancestors = ['https://evil.example', 'https://a.example'];
  expect(parentOrigin(listed, { ancestors, referrer: '' })).toBeNull();
});

test('without ancestorOrigins the referrer speaks', () => {
  const around = { ancestors: undefined, referrer: 'https://a.example/page?x=1' };
  expect(parentOrigin(listed, around)).toBe('https://a.example');
});

test.each([['https://evil.example/'], [''], ['not an address']])(
  'nobody is told for the referrer "%s"',
  (referrer) => {
    expect(parentOrigin(listed, { ancestors: undefined, referrer })).toBeNull();
  },
);

test('nothing listed, nobody told', () => {
  expect(parentOrigin([], { ancestors: ['https://a.example'], referrer: '' })).toBeNull();
});

test('a site listed as an address, as people write it, is that site; no other kind of text is one', () => {
  const around = (origin: string) => ({ ancestors: [origin], referrer: '' });
  const site = 'https://site.example';
  for (const text of [`${site}/`, `${site}/blog`, 'HTTPS://Site.Example', `${site}:443`])
    expect(parentOrigin([text], around(site))).toBe(site);
  for (const text of ['site.example', '*', 'null', 'file:///', ''])
    for (const origin of [site, 'null']) expect(parentOrigin([text], around(origin))).toBeNull();
});

test('a browser without URL.canParse is told as well', () => {
  const { canParse } = URL;
  Reflect.deleteProperty(URL, 'canParse');
  expect(parentOrigin([...listed, 'nonsense'], { ancestors: ['https://a.example'], referrer: '' })).toBe(
    'https://a.example',
  );
  URL.canParse = canParse;
});
