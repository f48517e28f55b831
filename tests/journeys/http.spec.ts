import { createHash } from 'node:crypto';
import { request as rawRequest } from 'node:http';
import { expect, httpTest as test } from '../support/journey';

/** A request whose path is sent as it stands. */
const askRaw = (origin: string, path: string) => ask(origin, {}, 'GET', path);

/** A request with headers that fetch would not let through. */
function ask(url: string, headers: Record<string, string> = {}, method = 'GET', path?: string) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; bytes: Buffer }>(
    (resolve, reject) => {
      const asked = rawRequest(url, { headers, method, ...(path ? { path } : {}) }, (answer) => {
        const chunks: Uint8Array<ArrayBuffer>[] = [];
        answer.on('data', (chunk) => chunks.push(new Uint8Array(chunk)));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }),
        );
      });
      asked.once('error', reject);
      asked.end();
    },
  );
}

for (const path of ['/', '/wax/soy-wax', '/cart', '/nowhere']) {
  test(`${path} is sent with strict security headers`, async ({ baseURL }) => {
    const { headers, bytes } = await ask(`${baseURL}${path}`);
    const styles = [...bytes.toString('utf8').matchAll(/<style[^>]*>(.*?)<\/style>/gs)];
    const hashes = styles.map(([, text = '']) => createHash('sha256').update(text).digest('base64'));
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    // The hash of what may be fetched ahead, and nothing else.
    expect(policy).toMatch(/;script-src 'self' 'sha256-[\w+/]{43}=';/);
    expect(hashes).toHaveLength(1);
    expect(policy).toContain(`style-src 'self' 'sha256-${hashes[0]}';`);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    // A fresh tab would change its process for it (docs/decisions/042).
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
}

test('what no page answers has the headers that guard it, too', async ({ baseURL }) => {
  for (const path of ['/healthz', '/readyz', '/metrics', '/api/products', '/api/nothing']) {
    const { headers } = await ask(`${baseURL}${path}`);
    expect({ path, type: headers['x-content-type-options'] }).toEqual({ path, type: 'nosniff' });
    expect({ path, policy: headers['content-security-policy'] }).toMatchObject({
      policy: expect.stringContaining("default-src 'none'"),
    });
  }
});

test('a page is kept with an ETag, one about a shopper is not', async ({ baseURL }) => {
  const page = await ask(`${baseURL}/shop`);
  const etag = String(page.headers.etag);
  expect(page.headers['cache-control']).toContain('s-maxage');
  expect((await ask(`${baseURL}/shop`, { 'if-none-match': etag })).status).toBe(304);
  for (const path of ['/cart', '/order-success?session_id=cs_test_1']) {
    expect((await ask(`${baseURL}${path}`)).headers['cache-control']).toBe('no-store');
  }
});

test('a page comes in the encoding that the client takes', async ({ baseURL }) => {
  const plain = await ask(`${baseURL}/shop`);
  for (const encoding of ['br', 'gzip']) {
    const packed = await ask(`${baseURL}/shop`, { 'accept-encoding': encoding });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3);
    expect(packed.headers.vary).toContain('Accept-Encoding');
  }
});

test('a query that the page does not know changes nothing', async ({ baseURL }) => {
  const [plain, tracked] = await Promise.all([ask(`${baseURL}/wax`), ask(`${baseURL}/wax?utm_source=x`)]);
  expect(tracked.headers.etag).toBe(plain.headers.etag);
});

test('the client’s host is never believed', async ({ baseURL }) => {
  const { bytes } = await ask(`${baseURL}/shop`, {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
  });
  expect(bytes.toString()).not.toContain('evil.example');
});

test('a path is normalised before anything looks at it; one that cannot be read is the client’s fault', async ({
  baseURL,
}) => {
  for (const [path, normal] of [
    ['/sandbox/..//evil.example/', '/evil.example/'],
    ['/api/..//evil.example/', '/evil.example/'],
    ['/api//products', '/api/products'],
    ['/shop/./%2e%2e/wax', '/wax'],
  ]) {
    const { status, headers } = await askRaw(`${baseURL}`, `${path}`);
    expect([path, status, headers.location]).toEqual([path, 301, normal]);
  }
  for (const path of ['/wax/%E0%A4%A', '/api/orders/%']) {
    expect([path, (await askRaw(`${baseURL}`, path)).status]).toEqual([path, 400]);
  }
});

test('the service is reached at its own addresses, and at none that differs in case', async ({ baseURL }) => {
  for (const path of ['/API/products', '/Sandbox/pay/cs_test_1']) {
    const { status, headers } = await ask(`${baseURL}${path}`);
    expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8']);
  }
});

test('what an address says is text on the page, and never part of it', async ({ baseURL }) => {
  const hostile = encodeURIComponent(`"'</script><img src=x onerror=alert(1)>`);
  for (const address of [
    `/shop?search=${hostile}`,
    `/order-success?session_id=${hostile}`,
    `/help?tab=${hostile}`,
    `/contact?topic=${hostile}`,
    `/wax-calculator?diameter=${hostile}`,
    `/product/${hostile}`,
    `/${hostile}`,
  ]) {
    const html = (await ask(`${baseURL}${address}`)).bytes.toString();
    expect([address, html.includes('<img src=x')]).toEqual([address, false]);
    for (const [, data = ''] of html.matchAll(
      /<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs,
    )) {
      expect(() => JSON.parse(data)).not.toThrow();
    }
  }
});

test('HEAD is answered without a body, another method with 405', async ({ baseURL }) => {
  const head = await ask(`${baseURL}/shop`, {}, 'HEAD');
  expect([head.status, head.bytes.length]).toEqual([200, 0]);
  expect((await ask(`${baseURL}/shop`, {}, 'POST')).status).toBe(405);
});

test('a page that is kept: HEAD, conditions and caches in front', async ({ baseURL }) => {
  const url = `${baseURL}/wax`;
  const page = await ask(url);
  const head = await ask(url, {}, 'HEAD');
  const withoutOwn = ({ date, 'x-request-id': _id, ...rest }: NodeJS.Dict<string | string[]>) => rest;
  expect(withoutOwn(head.headers)).toEqual(withoutOwn(page.headers));
  expect(page.headers['cdn-cache-control']).toContain('stale-while-revalidate=');
  const etag = String(page.headers.etag);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const same = await ask(url, { 'if-none-match': known });
    expect([known, same.status, same.bytes.length]).toEqual([known, 304, 0]);
    expect(same.headers).toMatchObject({ etag, vary: 'Accept-Encoding' });
    expect(same.headers['cache-control']).toBe(page.headers['cache-control']);
    expect(same.headers).not.toHaveProperty('content-encoding');
  }
  expect((await ask(url, { 'if-none-match': '"other"' })).status).toBe(200);
  // A page is sent whole.
  expect((await ask(url, { range: 'bytes=0-9' })).bytes.length).toBe(page.bytes.length);
});

test('a release file: HEAD, encodings, and 304 to who has it', async ({ baseURL }) => {
  const html = (await ask(`${baseURL}/shop`)).bytes.toString();
  const url = `${baseURL}${/src="(\/r\/shell\/[^"]+\.js)"/.exec(html)?.[1]}`;
  const whole = await ask(url);
  const etag = String(whole.headers.etag);
  const head = await ask(url, {}, 'HEAD');
  expect([head.bytes.length, head.headers['content-length']]).toEqual([0, String(whole.bytes.length)]);
  expect((await ask(url, { 'accept-encoding': 'br' }, 'HEAD')).headers['content-encoding']).toBe('br');
  const same = await ask(url, { 'if-none-match': etag });
  expect([same.status, same.bytes.length]).toEqual([304, 0]);
  expect(same.headers).toMatchObject({ etag, 'cache-control': whole.headers['cache-control'] });
  // A file of a release is sent whole.
  expect((await ask(url, { range: 'bytes=2-11' })).bytes.length).toBe(whole.bytes.length);
});

test('release files are immutable; what belongs to the server stays there', async ({ baseURL }) => {
  const html = (await ask(`${baseURL}/shop`)).bytes.toString();
  const script = /src="(\/r\/shell\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const { headers } = await ask(`${baseURL}${script}`);
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['content-type']).toContain('text/javascript');
  const [, version = ''] = /"shellVersion":"([^"]+)"/.exec(html) ?? [];
  for (const hidden of [
    `${version}/server/server.js`,
    `${version}/release.json`,
    `${version}/client/assets.json`,
    `${version}/client/../server/server.js`,
    '.env',
    'assets.json',
    '',
  ]) {
    expect([hidden, (await ask(`${baseURL}/r/shell/${hidden}`)).status]).toEqual([hidden, 404]);
  }
});

test('a script carries no headers for documents; a picture that is one does', async ({ baseURL }) => {
  const html = (await ask(`${baseURL}/shop`)).bytes.toString();
  const script = /src="(\/r\/shell\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const { headers } = await ask(`${baseURL}${script}`, { 'accept-encoding': 'br' });
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers).not.toHaveProperty('content-security-policy');
  expect(headers).not.toHaveProperty('x-request-id');
  expect(JSON.stringify(headers).length).toBeLessThan(700);
  const { folder } = JSON.parse((await ask(`${baseURL}/embed/integrity.json`)).bytes.toString());
  for (const address of ['/embed/calculators.js', `${folder}calculators.js`]) {
    const embedded = (await ask(`${baseURL}${address}`, { 'accept-encoding': 'br' })).headers;
    expect(embedded, address).toMatchObject({
      'x-content-type-options': 'nosniff',
      'timing-allow-origin': '*',
    });
    expect(embedded, address).not.toHaveProperty('content-security-policy');
    expect(JSON.stringify(embedded).length, address).toBeLessThan(700);
  }
  // Opened by itself an SVG is a document, and could run scripts.
  const icon = await ask(`${baseURL}/favicon.svg`);
  expect(icon.headers['content-security-policy']).toContain("default-src 'none'");
});

test('scripts and styles that a page names carry the hash of their bytes', async ({ baseURL }) => {
  const html = (await ask(`${baseURL}/wax`)).bytes.toString();
  const named = [
    ...html.matchAll(/<script [^>]*src="[^"]+"[^>]*>/g),
    ...html.matchAll(/<link [^>]*rel="stylesheet"[^>]*>/g),
  ].map(([tag]) => tag);
  expect(named.length).toBeGreaterThan(0);
  for (const tag of named) {
    const address = /(?:src|href)="([^"]+)"/.exec(tag)?.[1];
    const { bytes } = await ask(`${baseURL}${address}`);
    const hash = createHash('sha384').update(new Uint8Array(bytes)).digest('base64');
    expect(tag).toContain(`integrity="sha384-${hash}"`);
  }
});

test('health, readiness and the files for crawlers', async ({ baseURL }) => {
  expect((await ask(`${baseURL}/healthz`)).status).toBe(200);
  expect((await ask(`${baseURL}/readyz`)).status).toBe(200);
  expect((await ask(`${baseURL}/robots.txt`)).bytes.toString()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect((await ask(`${baseURL}/.well-known/security.txt`)).bytes.toString()).toMatch(/^Contact: mailto:/);
  expect((await ask(`${baseURL}/feeds/products.xml`)).bytes.toString()).toContain('<g:id>wx-201</g:id>');
  const sitemap = (await ask(`${baseURL}/sitemap.xml`)).bytes.toString();
  for (const path of ['/', '/wax/soy-wax', '/guides/wax-types', '/wax-calculator']) {
    expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`);
  }
  expect(sitemap).not.toContain('/cart<');
  for (const icon of [
    '/favicon.svg',
    '/favicon-32.png',
    '/apple-touch-icon.png',
    '/og-default.jpg',
    '/manifest.webmanifest',
  ]) {
    expect([icon, (await ask(`${baseURL}${icon}`)).status]).toEqual([icon, 200]);
  }
});

test('favicon.ico, which every browser asks for, is kept for 30 days and sets no cookie', async ({
  baseURL,
}) => {
  const { status, headers, bytes } = await ask(`${baseURL}/favicon.ico`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/x-icon',
    'cache-control': 'public, max-age=2592000',
  });
  expect(headers).not.toHaveProperty('set-cookie');
  // An icon file of one picture: ICO's first six bytes.
  expect([...bytes.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
});

test('the operator’s list is not reachable through the shop', async ({ baseURL }) => {
  expect((await ask(`${baseURL}/operator/orders`)).status).toBe(404);
});
