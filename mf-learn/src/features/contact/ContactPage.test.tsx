import { renderShop } from '@shop/testing/renderShop';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes';

type Opened = Awaited<ReturnType<typeof open>>;

function open(path = '/contact', contactEndpoint: string | null = null) {
  return renderShop({ routes, path, site: { contactEndpoint } });
}
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const titles = ({ store }: Opened) => store.getState().notices.shown.map(({ title }) => title);

async function enter({ user }: Opened, name: RegExp, text: string) {
  await user.click(await field(name));
  await user.paste(text);
}

async function fillIn(opened: Opened) {
  await enter(opened, /name/i, 'Ada');
  await enter(opened, /email/i, 'ada@example.com');
  await enter(opened, /subject/i, 'Wicks');
  await enter(opened, /message/i, 'Which size?');
}
const send = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Send message' }));

/** Answers the next request of the form, and keeps what was posted. */
function answerPost(status: number) {
  const posted: { url: string; body: string }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, options) => {
    posted.push({ url: String(url), body: String(options?.body) });
    return new Response(null, { status });
  });
  return posted;
}

test('without an address of the operator the form thanks, is emptied, and sends nothing', async () => {
  const posted = answerPost(200);
  const opened = await open();
  await fillIn(opened);
  await send(opened);
  expect(opened.store.getState().notices.shown).toMatchObject([
    { kind: 'success', title: 'Message sent!', text: "We'll get back to you as soon as possible." },
  ]);
  expect(await screen.findByLabelText(/message/i)).toHaveValue('');
  expect(posted).toEqual([]);
});

test('with an address the message is posted there', async () => {
  const posted = answerPost(200);
  const opened = await open('/contact', 'https://forms.example/contact');
  await fillIn(opened);
  await send(opened);
  await waitFor(() => expect(titles(opened)).toEqual(['Message sent!']));
  expect(posted).toEqual([
    {
      url: 'https://forms.example/contact',
      body: 'name=Ada&email=ada%40example.com&subject=Wicks&message=Which+size%3F',
    },
  ]);
});

test('what is typed while the message is on its way is kept: it was not sent', async () => {
  let answer = (_response: Response) => {};
  jest.spyOn(globalThis, 'fetch').mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const opened = await open('/contact', 'https://forms.example/contact');
  await fillIn(opened);
  await send(opened);
  await enter(opened, /message/i, ' And which wax?');
  answer(new Response());
  await waitFor(() => expect(titles(opened)).toEqual(['Message sent!']));
  expect(await field(/message/i)).toHaveValue('Which size? And which wax?');
});

test('a failure says so and keeps what was typed', async () => {
  answerPost(500);
  const opened = await open('/contact', 'https://forms.example/contact');
  await fillIn(opened);
  await send(opened);
  await waitFor(() => expect(titles(opened)).toEqual(['We couldn’t send your message']));
  expect(await field(/name/i)).toHaveValue('Ada');
  expect(await field(/message/i)).toHaveValue('Which size?');
});

test('an empty form shows what is missing at each field and moves to the first', async () => {
  const opened = await open();
  await field(/name/i);
  await send(opened);
  expect(await field(/name/i)).toHaveFocus();
  expect(await field(/name/i)).toHaveAccessibleDescription('Enter your name.');
  expect(await field(/message/i)).toHaveAccessibleDescription('Enter your message.');
  expect(titles(opened)).toEqual([]);
});

test('an address that is none is refused at its field, the rest is kept', async () => {
  const opened = await open();
  await fillIn(opened);
  await opened.user.clear(await field(/email/i));
  await enter(opened, /email/i, 'ada');
  await send(opened);
  expect(await field(/email/i)).toHaveFocus();
  expect(await field(/email/i)).toBeInvalid();
  expect(await field(/message/i)).toHaveValue('Which size?');
  expect(titles(opened)).toEqual([]);
});

test('fields are required and tell the browser what they are for', async () => {
  await open();
  expect(await field(/name/i)).toBeRequired();
  expect(await field(/name/i)).toHaveAttribute('autocomplete', 'name');
  expect(await field(/email/i)).toHaveAttribute('autocomplete', 'email');
  expect(await field(/email/i)).toHaveAttribute('type', 'email');
});

test('hours, response time and the address stand beside the form', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'hello@wickandwax.example' })).toBeVisible();
  expect(screen.getByText('9am–6pm')).toBeVisible();
  expect(screen.getByText(/24–48 business hours/)).toBeVisible();
});

test('who comes to ask about an order is told to have its reference ready', async () => {
  await open('/contact?topic=order');
  expect(await screen.findByText(/have your Order Reference ready/)).toBeVisible();
});

test('without that topic nothing is said about orders', async () => {
  await open();
  await field(/name/i);
  expect(screen.queryByText(/Order Reference/)).not.toBeInTheDocument();
});
