import { oembed, toXml } from './oembed';

const SHOP = 'https://shop.example';
const ask = (query: Record<string, string>) =>
  oembed(new URL(`${SHOP}/embed/oembed?${new URLSearchParams(query)}`));
const wax = `${SHOP}/wax-calculator`;

function answered(query: Record<string, string>) {
  const { status, body } = ask(query);
  if ('error' in body) throw new Error(`${status}: ${body.error}`);
  return body;
}

test.each([
  ['/wax-calculator', 'wax'],
  ['/fragrance-calculator', 'fragrance'],
  ['/tools/supplies-calculator', 'supplies'],
  ['/wick-guide', 'wick-guide'],
])('a link to %s becomes a frame with the calculator "%s"', (path, type) => {
  const body = answered({ url: SHOP + path });
  expect(body).toMatchObject({ version: '1.0', type: 'rich', provider_url: SHOP, width: 640 });
  expect(body.html).toContain(`src="${SHOP}/embed/frame.html?type=${type}"`);
  expect(body.html).toContain(`width="640" height="${body.height}"`);
});

test('the recipe of a link travels along, and makes room for its result', () => {
  const recipe = answered({ url: `${wax}?diameter=8&height=9&utm_source=mail` });
  expect(recipe.html).toContain('type=wax&amp;diameter=8&amp;height=9"');
  expect(recipe.height).toBeGreaterThan(answered({ url: wax }).height);
});

test('it is as narrow and as low as the editor asks', () => {
  const narrow = answered({ url: wax, maxwidth: '320', maxheight: '500' });
  expect([narrow.width, narrow.height]).toEqual([320, 500]);
  expect(answered({ url: wax, maxwidth: '280' }).width).toBe(280);
  expect(answered({ url: wax, maxwidth: '320.7' }).width).toBe(320);
  expect(answered({ url: wax, maxwidth: '2000' }).width).toBe(640);
  expect(answered({ url: wax, maxwidth: 'wide' }).width).toBe(640);
});

test.each(['10', '279', '0.5'])(
  'where there are only %s px it says what it needs, and is never wider',
  (maxwidth) => {
    expect(ask({ url: wax, maxwidth })).toEqual({
      status: 400,
      body: { error: 'A calculator needs a maxwidth of at least 280.' },
    });
  },
);

test('nothing of a link can end the frame’s tag', () => {
  const { html } = answered({ url: `${wax}?diameter="><script>alert(1)</script>'` });
  expect(html).not.toContain('<script>');
  expect(html.match(/"/g)).toHaveLength(14);
});

test.each([
  [{ url: 'https://other.example/wax-calculator' }, 404],
  [{ url: `${SHOP}/shop` }, 404],
  [{ url: 'wax' }, 404],
  [{}, 400],
  [{ url: wax, format: 'yaml' }, 501],
])('%p is refused with %i', (query, status) => {
  expect(ask(query).status).toBe(status);
});

test('the answer in XML is the one in JSON', () => {
  const body = answered({ url: `${wax}?diameter=8&height=9`, format: 'xml' });
  const [, fields = ''] = /^<\?xml [^>]+\?><oembed>(.+)<\/oembed>$/.exec(toXml(body)) ?? [];
  const plain = (text: string) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  const read = [...fields.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name, text = '']) => [
    name,
    plain(text),
  ]);
  expect(Object.fromEntries(read)).toEqual(
    Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)])),
  );
});
