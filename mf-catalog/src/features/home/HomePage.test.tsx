import { renderShop } from '@shop/testing/renderShop';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../routes';

const open = async (site?: { newsletterEndpoint: string }) => {
  const result = await renderShop({ routes, path: '/', ...(site ? { site } : {}) });
  await screen.findByRole('heading', { level: 1 });
  return result;
};
const linksIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the hero leads to the kits and to the learning page and names the lowest price of a kit', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Shop Candle Kits From $29.99' })).toHaveAttribute(
    'href',
    '/candle-making-kits',
  );
  expect(screen.getByRole('link', { name: "Beginner's Guide" })).toHaveAttribute('href', '/learn');
  expect(screen.getByText('From $29.99')).toBeVisible();
});

test('three kits by skill level, four best sellers, three ways to learn', async () => {
  await open();
  expect(linksIn('Shop By Skill Level')).toEqual([
    ['Beginner Candle Making Kit', '/candle-making-kits/beginner-candle-making-kit'],
    ['Medium Candle Making Kit', '/candle-making-kits/medium-candle-making-kit'],
    ['Expert Candle Making Kit', '/candle-making-kits/expert-candle-making-kit'],
  ]);
  expect(linksIn('Best Selling Products')).toEqual([
    ['Beginner Candle Making Kit', '/candle-making-kits/beginner-candle-making-kit'],
    ['Vanilla Bean Fragrance Oil', '/fragrance-oils/vanilla-bean'],
    ['Soy Wax', '/wax/soy-wax'],
    ['Clear Glass Jars', '/containers/clear-glass-jars'],
  ]);
  const bestSellers = within(screen.getByRole('region', { name: 'Best Selling Products' }));
  expect(bestSellers.getAllByRole('listitem')).toHaveLength(4);
  expect(linksIn('Learn Candle Making')).toEqual([
    ['Guides', '/guides'],
    ['Video Tutorials', '/video-tutorials'],
    ['Wax Calculator', '/wax-calculator'],
  ]);
});

describe('testimonials', () => {
  const dot = (number: number) => screen.getByRole('button', { name: `Go to testimonial ${number}` });
  const current = () =>
    [1, 2, 3].filter((number) => dot(number).getAttribute('aria-current') === 'true').join();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const openWithClock = async () => {
    await open();
    return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  };

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('they move on every five seconds, in a loop', async () => {
    await openWithClock();
    expect(current()).toBe('1');
    await pass(4900);
    expect(current()).toBe('1');
    await pass(200);
    expect(current()).toBe('2');
    await pass(5000);
    expect(current()).toBe('3');
    await pass(5000);
    expect(current()).toBe('1');
  });

  test('a dot jumps to its slide', async () => {
    const user = await openWithClock();
    await user.click(dot(3));
    expect(current()).toBe('3');
  });

  test('the pause button comes before the dots, stops them and starts them again', async () => {
    const user = await openWithClock();
    const carousel = screen.getByRole('region', { name: 'What makers say' });
    expect(within(carousel).getAllByRole('button')[0]).toHaveAccessibleName('Pause testimonials');
    await user.click(screen.getByRole('button', { name: 'Pause testimonials' }));
    await user.unhover(carousel);
    act(() => (document.activeElement as HTMLElement).blur());
    await pass(20_000);
    expect(current()).toBe('1');
    await user.click(screen.getByRole('button', { name: 'Play testimonials' }));
    await user.unhover(carousel);
    act(() => (document.activeElement as HTMLElement).blur());
    await pass(5000);
    expect(current()).toBe('2');
  });

  test('they stand still while the pointer is over them', async () => {
    const user = await openWithClock();
    await user.hover(screen.getByRole('region', { name: 'What makers say' }));
    await pass(20_000);
    expect(current()).toBe('1');
    await user.unhover(screen.getByRole('region', { name: 'What makers say' }));
    await pass(5000);
    expect(current()).toBe('2');
  });

  test('they stand still while one of their buttons has the focus', async () => {
    await openWithClock();
    act(() => dot(1).focus());
    await pass(20_000);
    expect(current()).toBe('1');
    act(() => dot(1).blur());
    await pass(5000);
    expect(current()).toBe('2');
  });

  test('a slide is announced only while they do not move by themselves', async () => {
    await openWithClock();
    const slides = screen.getByRole('region', { name: 'What makers say' }).querySelector('[aria-live]');
    expect(slides).toHaveAttribute('aria-live', 'off');
    act(() => dot(1).focus());
    expect(slides).toHaveAttribute('aria-live', 'polite');
    act(() => dot(1).blur());
    expect(slides).toHaveAttribute('aria-live', 'off');
  });

  test('they stand still in a hidden tab', async () => {
    await openWithClock();
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    await pass(20_000);
    expect(current()).toBe('1');
    visibility.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    await pass(5000);
    expect(current()).toBe('2');
  });

  test('they never move by themselves where less motion is asked for', async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (query) =>
          ({
            matches: query.includes('reduce'),
            addEventListener() {},
            removeEventListener() {},
          }) as unknown as MediaQueryList,
      );
    await openWithClock();
    await pass(20_000);
    expect(current()).toBe('1');
  });
});

describe('newsletter', () => {
  const field = () => screen.getByRole('textbox', { name: /Email/ });
  const subscribe = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(field(), 'maker@example.com');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  };

  test('without an address of the operator nothing is sent, and the notice says so', async () => {
    const request = jest.fn();
    globalThis.fetch = request;
    const { store, user } = await open();
    await subscribe(user);
    expect(field()).toHaveValue('');
    expect(JSON.stringify(store.getState())).toContain('Newsletter sign-up is not open yet');
    expect(request).not.toHaveBeenCalled();
  });

  test('the field says before anybody types whether an address is taken', async () => {
    await open();
    expect(field()).toHaveAccessibleDescription(/not open yet/);
  });

  test('with an address of the operator the field says nothing of that', async () => {
    await open({ newsletterEndpoint: 'https://letters.example/join' });
    expect(field()).toHaveAccessibleDescription(/unsubscribe/);
  });

  test('an empty or wrong address is refused by the field', async () => {
    const { store, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    await user.type(field(), 'not an address');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(field()).toBeInvalid();
    expect(JSON.stringify(store.getState())).not.toContain('Newsletter');
  });

  test('with an address of the operator the e-mail is posted there; the notice follows success', async () => {
    const request = jest.fn(async () => new Response('ok'));
    globalThis.fetch = request as unknown as typeof fetch;
    const { store, user } = await open({ newsletterEndpoint: 'https://letters.example/join' });
    await subscribe(user);
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('You’re on the list.'));
    expect(String((request.mock.calls as unknown[][])[0]?.[0])).toBe('https://letters.example/join');
    expect(field()).toHaveValue('');
  });

  test('what is typed while the e-mail is on its way is kept: it was not sent', async () => {
    let answer = (_response: Response) => {};
    jest.spyOn(globalThis, 'fetch').mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const { store, user } = await open({ newsletterEndpoint: 'https://letters.example/join' });
    await subscribe(user);
    await user.type(field(), '.org');
    answer(new Response());
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('You’re on the list.'));
    expect(field()).toHaveValue('maker@example.com.org');
  });

  test('what the browser restores without a word is what is posted', async () => {
    const request = jest.fn(async () => new Response('ok'));
    globalThis.fetch = request as unknown as typeof fetch;
    const { store, user } = await open({ newsletterEndpoint: 'https://letters.example/join' });
    // As Firefox does after a reload: no event tells of it.
    Object.assign(field(), { value: 'maker@example.com' });
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('You’re on the list.'));
    expect(JSON.stringify(request.mock.calls)).toContain('https://letters.example/join');
    const [, options] = (request.mock.calls as unknown as [string, { body: unknown }][])[0] ?? [];
    expect(String(options?.body)).toBe('email=maker%40example.com');
  });

  test('a failure keeps what was typed and says so', async () => {
    globalThis.fetch = (async () => new Response('no', { status: 500 })) as typeof fetch;
    const { store, user } = await open({ newsletterEndpoint: 'https://letters.example/join' });
    await subscribe(user);
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('Please try again.'));
    expect(field()).toHaveValue('maker@example.com');
  });
});
