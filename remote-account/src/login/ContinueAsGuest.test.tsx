import { onSessionChanged } from '@paw/contract/sessionEvents.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { installBrowserRequest } from '@paw/testing/installBrowserRequest.ts';
import { shopAround } from '../testing/shopAround.tsx';

installBrowserRequest();
const network = jest.spyOn(globalThis, 'fetch');
const issued = () => Response.json({ token: 'a.guest.token' }, { status: 201 });
const guestButton = () => screen.getByRole('button', { name: 'Continue as guest' });

afterEach(() => void network.mockReset());
afterAll(() => network.mockRestore());

test('a guest gets a token and the page they wanted opens', async () => {
  network.mockResolvedValue(issued());
  const heard: unknown[] = [];
  const stop = onSessionChanged((changed) => heard.push({ ...changed, token: localStorage.getItem('token') }));
  render(shopAround('/login?returnTo=%2Fcheckout%3Fstep%3D2'));
  await userEvent.click(guestButton());
  expect(await screen.findByText('Now at /checkout?step=2')).toBeVisible();
  stop();
  expect(heard).toEqual([{ kind: 'guest', token: 'a.guest.token' }]);
  const [request] = network.mock.calls[0] as [Request];
  expect([request.method, new URL(request.url).pathname]).toEqual(['POST', '/api/session/guest']);
});

test('Back does not lead to the login page again', async () => {
  network.mockResolvedValue(issued());
  render(shopAround('/login?returnTo=/checkout'));
  await userEvent.click(guestButton());
  await screen.findByText('Now at /checkout');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByText('Now at /viewcart')).toBeVisible();
});

test.each([
  '/login',
  '/login?returnTo=https://evil.example/',
  '/login?returnTo=//evil.example',
  '/login?returnTo=/dashboard',
])('a guest without a permitted page to return to gets the home page: %s', async (address) => {
  network.mockResolvedValue(issued());
  render(shopAround(address));
  await userEvent.click(guestButton());
  expect(await screen.findByText('Now at /')).toBeVisible();
});

test('the button is busy during the call, and a second press makes no call', async () => {
  let reply: (response: Response) => void = () => {};
  network.mockReturnValue(new Promise((resolve) => (reply = resolve)));
  render(shopAround('/login?returnTo=/checkout'));
  await userEvent.dblClick(guestButton());
  const button = screen.getByRole('button', { name: 'One moment…' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  reply(issued());
  expect(await screen.findByText('Now at /checkout')).toBeVisible();
  expect(network).toHaveBeenCalledTimes(1);
});

test('a failure is reported in plain words, and the next press works', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(issued());
  render(shopAround('/login?returnTo=/checkout'));
  await userEvent.click(guestButton());
  const words = await screen.findByText('We couldn’t reach the store. Check your connection and try again.');
  expect(words.closest('[role=alert]')).not.toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
  await userEvent.click(guestButton());
  expect(await screen.findByText('Now at /checkout')).toBeVisible();
});

test.each([
  ['a crash', Response.json({ code: 'crashed', message: 'relation sessions does not exist' }, { status: 500 })],
  ['an empty answer', new Response(null, { status: 204 })],
])('no internal details are shown after %s', async (_, response) => {
  network.mockResolvedValue(response);
  render(shopAround('/login'));
  await userEvent.click(guestButton());
  expect(await screen.findByText('Something went wrong on our end. Please try again in a moment.')).toBeVisible();
  expect(guestButton()).toHaveAttribute('aria-busy', 'false');
});

test('a browser that blocks storage is named as the reason', async () => {
  network.mockResolvedValue(issued());
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  render(shopAround('/login?returnTo=/checkout'));
  await userEvent.click(guestButton());
  expect(await screen.findByText(/^Your browser is blocking storage for this site/)).toBeVisible();
  expect(guestButton()).toBeEnabled();
  blocked.mockRestore();
});

test('a shopper who leaves meanwhile is not moved and not signed in', async () => {
  let reply: (response: Response) => void = () => {};
  network.mockReturnValue(new Promise((resolve) => (reply = resolve)));
  render(shopAround('/login?returnTo=/checkout'));
  await userEvent.click(guestButton());
  await userEvent.click(screen.getByRole('link', { name: 'Back to the store' }));
  reply(issued());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByText('Now at /')).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();
});
