import { checkHtml } from './checkHtml';

const check = (path: string, html: string, isData = false) =>
  checkHtml([{ path, components: [], scripts: [], isData }], { [path]: html });

const page = (canonical: string, rest = '<h1>Wax</h1>') =>
  `<title>Wax | Wick &amp; Wax</title><link rel="canonical" href="${canonical}"/>${rest}`;

test.each([
  ['/learn/größe', 'https://shop.example/learn/größe'],
  ['/learn/a&b', 'https://shop.example/learn/a&amp;b'],
  ['/learn/maker’s', 'https://shop.example/learn/maker’s'],
  ["/learn/maker's?page=2", 'https://shop.example/learn/maker&#x27;s'],
])('%s is its own address, however it is written', (path, canonical) => {
  expect(check(path, page(canonical))).toEqual([]);
});

test('what a page lacks is named', () => {
  expect(check('/a', page('https://shop.example/b', '<h1>1</h1><h1>2</h1>'))).toEqual([
    '/a has 2 h1, and needs one',
    '/a names https://shop.example/b as its address: <Head path>',
  ]);
  expect(check('/a', '<title> | Wick &amp; Wax</title>')).toEqual([
    '/a has 0 h1, and needs one',
    '/a has no title: <Head title>',
    '/a names nothing as its address: <Head path>',
  ]);
});

test('data and redirects are no pages', () => {
  expect([...check('/feed.xml', '<feed/>', true), ...check('/old', '')]).toEqual([]);
});
