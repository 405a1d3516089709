import { publishSite } from '@paw/contract/site.ts';
import { testSite } from '@paw/testing/testSite.ts';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import { Component } from './NewsletterForm.tsx';

const network = jest.spyOn(globalThis, 'fetch');
const form = () => within(screen.getByRole('form', { name: 'Newsletter' }));
const input = () => form().getByRole<HTMLInputElement>('textbox', { name: 'Email for our newsletter' });
const press = () => userEvent.click(form().getByRole('button', { name: 'Subscribe' }));
const replies = (body: unknown, status = 200) => network.mockResolvedValue(Response.json(body, { status }));
/** The same text as a toast, of that kind, and in place. */
const untilSaid = async (kind: 'success' | 'error', text: string) => {
  const toasts = await screen.findByRole('region', { name: /notifications/i });
  const shown = await within(toasts).findByText(text);
  expect(shown.closest('.Toastify__toast')).toHaveClass(`Toastify__toast--${kind}`);
  expect(form().getByRole(kind === 'success' ? 'status' : 'alert')).toHaveTextContent(text);
};

/** The form, and the container that the shell has for every toast. */
const shop = () =>
  render(
    <>
      <ToastContainer />
      <Component />
    </>,
  );

afterEach(() => {
  network.mockReset();
  publishSite(testSite);
  toast.clearWaitingQueue();
});
afterAll(() => network.mockRestore());

test('after a sign-up the server’s message is shown and the field is empty again', async () => {
  replies({ success: true, message: 'Thanks. Check your email to confirm.' });
  shop();
  await userEvent.type(input(), 'ada@example.com');
  await press();
  await untilSaid('success', 'Thanks. Check your email to confirm.');
  expect(input()).toHaveValue('');
  const [url, init] = network.mock.calls[0] ?? [];
  expect(url).toBe('/api/admin/subscribe');
  expect(init).toMatchObject({ method: 'POST', body: '{"email":"ada@example.com"}', credentials: 'omit' });
});

test('the sign-up goes to the host that the owner configured', async () => {
  publishSite({ ...testSite, subscribeHost: 'https://news.example' });
  replies({ success: true, message: 'Welcome.' });
  shop();
  await userEvent.type(input(), 'ada@example.com{Enter}');
  await untilSaid('success', 'Welcome.');
  expect(network.mock.calls[0]?.[0]).toBe('https://news.example/api/admin/subscribe');
});

test.each(['', '   '])('without an address (%p) nothing is sent', async (text) => {
  shop();
  if (text) await userEvent.type(input(), text);
  await press();
  await untilSaid('error', 'Please enter an email.');
  expect(network).not.toHaveBeenCalled();
});

test('the same message twice is one toast', async () => {
  shop();
  await press();
  await press();
  await untilSaid('error', 'Please enter an email.');
  expect(within(screen.getByRole('region', { name: /notifications/i })).getAllByRole('alert')).toHaveLength(1);
});

test('a refusal shows the server’s message, and the typed text stays', async () => {
  replies({ success: false, message: 'That doesn’t look like an email address.' });
  shop();
  await userEvent.type(input(), 'ada@example');
  await press();
  await untilSaid('error', 'That doesn’t look like an email address.');
  expect(input()).toHaveValue('ada@example');
});

test.each([
  ['no network', () => network.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['a crash', () => replies({ code: 'crashed', message: 'relation x does not exist' }, 500)],
  ['a refusal by status', () => replies({ success: true, message: 'Fine.' }, 429)],
  ['a page instead of an answer', () => network.mockResolvedValue(new Response('<h1>Hello</h1>'))],
  ['an answer of another shape', () => replies({ ok: true })],
  ['an answer without words', () => replies({ success: true, message: '' })],
])('%s: the shopper is asked to try again, and the typed text stays', async (_, fail) => {
  fail();
  shop();
  await userEvent.type(input(), 'ada@example.com');
  await press();
  await untilSaid('error', 'Could not subscribe. Please try again.');
  expect(input()).toHaveValue('ada@example.com');
});

test('a second press during a request sends nothing, and the old message is gone', async () => {
  shop();
  await press();
  await untilSaid('error', 'Please enter an email.');
  let reply: (response: Response) => void = () => {};
  network.mockReturnValue(new Promise((resolve) => (reply = resolve)));
  await userEvent.type(input(), 'ada@example.com{Enter}{Enter}');
  const button = form().getByRole('button', { name: 'One moment…' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(form().getByRole('alert')).toBeEmptyDOMElement();
  await userEvent.click(button);
  reply(Response.json({ success: true, message: 'Thank you.' }));
  await untilSaid('success', 'Thank you.');
  expect(network).toHaveBeenCalledTimes(1);
});

test('the request has a timeout', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  network.mockImplementation(async (_, init) => {
    init?.signal?.throwIfAborted();
    return Response.json({});
  });
  shop();
  await userEvent.type(input(), 'ada@example.com{Enter}');
  await untilSaid('error', 'Could not subscribe. Please try again.');
  expect(limit).toHaveBeenCalledWith(10_000);
  limit.mockRestore();
});
