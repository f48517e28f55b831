import { hasFormCart } from '../../cart/hasFormCart';
import { getEarlierSession } from '../../checkout/idempotencyKey';
import { getReferrer } from '../../checkout/referrer';
import { fetchFormCart } from './fetchFormCart';
import { notSold } from './formCartNotices';

const soy = { id: 'wx-201', name: 'Soy Wax', price: 14.99, slug: 'soy-wax', image: '/s.webp', quantity: 2 };

const dispatch = jest.fn();

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = 'form_cart=1; Path=/';
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(endCookie);

function endCookie() {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = 'form_cart=; Path=/; Max-Age=0';
}

/** The server's answer ends the cookie. */
function answer(body: object) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    await Promise.resolve();
    endCookie();
    return Response.json(body);
  });
}

test('the lines of the server’s cart are taken; until the server has answered, the next page finds them', async () => {
  const service = answer({ lines: [soy, { id: '' }] });
  service.mockImplementationOnce(async () => new Response('', { status: 503 }));
  expect(await fetchFormCart(dispatch)).toBeNull();
  const taking = fetchFormCart(dispatch);
  expect(hasFormCart()).toBe(true);
  expect(await taking).toMatchObject([{ id: 'wx-201', quantity: 2 }]);
  expect(service).toHaveBeenCalledWith('/cart/take', { method: 'POST', signal: expect.any(AbortSignal) });
});

test('of two tabs one takes the cart, and the other begins without waiting', async () => {
  let isHeld = false;
  const request = async (_name: string, _options: LockOptions, run: (lock: object | null) => unknown) => {
    const lock = isHeld ? null : {};
    isHeld = true;
    return run(lock);
  };
  Object.assign(navigator, { locks: { request } });
  const service = answer({ lines: [soy] });
  expect(await Promise.all([fetchFormCart(dispatch), fetchFormCart(dispatch)])).toEqual([
    [expect.objectContaining({ id: 'wx-201' })],
    [],
  ]);
  expect(service).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'locks');
});

test('the partner of a proposal that was added without script is kept', async () => {
  answer({ lines: [soy], ref: 'my-blog' });
  await fetchFormCart(dispatch);
  expect(getReferrer()).toBe('my-blog');
});

test('a checkout that was begun without script is known to the next one', async () => {
  answer({ lines: [soy], session: 'cs_test_1' });
  await fetchFormCart(dispatch);
  expect(getEarlierSession('the next cart')).toBe('cs_test_1');
});

test('a line that is not sold any more goes with a notice (rule cart.fresh-facts)', async () => {
  answer({ lines: [soy], said: 'not-sold' });
  await fetchFormCart(dispatch);
  expect(dispatch).toHaveBeenCalledWith(notSold());
});

test('a document whose cookies may not be read has no cart on the server', () => {
  const cookie = jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  });
  expect(hasFormCart()).toBe(false);
  cookie.mockRestore();
});
