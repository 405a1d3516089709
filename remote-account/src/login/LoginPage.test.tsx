import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { tokenOf } from '@paw/testing/tokenOf.ts';
import { shopAround } from '../testing/shopAround.tsx';
import { json, noLine, shopNetwork } from '../testing/shopNetwork.ts';
import { head } from './LoginPage.tsx';

test('the server’s page is the same for every shopper, and says that it needs JavaScript', () => {
  const html = renderToString(shopAround('/login'));
  expect(html).toMatch(/<noscript>.*Turn on JavaScript/);
  document.body.innerHTML = html;
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Log in');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  expect(screen.getByRole('link', { name: 'Paw Dailies, home' })).toHaveAttribute('href', '/');
  expect(head()).toMatchObject({ title: 'Log in | Paw Dailies', canonical: '/login', robots: 'noindex' });
  document.body.innerHTML = '';
});

test.each([
  ['/login?returnTo=/checkout', undefined, ['Continue as guest', 'Log in']],
  ['/login?returnTo=/checkout', { guest: true }, ['Continue as guest', 'Log in']],
  ['/login?returnTo=/dashboard', { guest: true }, ['Log in', 'Continue as guest']],
  ['/login', undefined, ['Log in', 'Continue as guest']],
])('%s, opened directly with %j: nothing moves when it hydrates', async (address, claims, order) => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(shopAround(address));
  const ways = () => names().filter((name) => order.includes(name ?? ''));
  const title = screen.getByRole('heading', { level: 1 }).textContent;
  expect(ways()).toEqual(order);
  if (claims) localStorage.setItem('token', tokenOf(claims));
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(place, shopAround(address), { onRecoverableError }));
  expect(ways()).toEqual(order);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title ?? '');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
  place.remove();
});

test.each([
  ['/login?returnTo=/checkout', '/signup?returnTo=%2Fcheckout'],
  ['/signup?returnTo=/checkout', '/login?returnTo=%2Fcheckout'],
])('%s leads to the other page with the same way back, also without JavaScript', (address, other) => {
  expect(renderToString(shopAround(address))).toContain(`href="${other}"`);
});

const ended = { reason: 'session-ended' };
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const before = (one: string, other: string) => names().indexOf(one) < names().indexOf(other);

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test.each([
  ['/login?returnTo=%2Fcheckout%2Fdelivery', undefined, undefined, true],
  ['/login?returnTo=%2FCheckout', { guest: true }, ended, true],
  // A guest who follows "Log in" at checkout.
  ['/login?returnTo=%2Fcheckout', { guest: true }, undefined, false],
  ['/login?returnTo=%2Fdashboard', undefined, undefined, false],
  ['/login?returnTo=https%3A%2F%2Fevil.example%2Fcheckout', undefined, undefined, false],
  ['/login', undefined, undefined, false],
])('%s with %j: continuing as a guest comes first during checkout', (address, claims, state, isFirst) => {
  if (claims) localStorage.setItem('token', tokenOf(claims));
  render(shopAround(address, state));
  expect(before('Continue as guest', 'Log in')).toBe(isFirst);
  expect(screen.queryByText('Check out as a guest or log in') !== null).toBe(isFirst);
});

test('a press on "Continue as guest" before hydration continues after it', async () => {
  let reply: (response: Response) => void = () => {};
  const answer = new Promise<Response>((resolve) => (reply = resolve));
  shopNetwork({ 'POST /api/session/guest': () => answer });
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(shopAround('/login?returnTo=%2Fcheckout'));
  const button = screen.getByRole('button', { name: 'Continue as guest' });
  const root = await act(async () => hydrateRoot(place, shopAround('/login?returnTo=%2Fcheckout')));
  expect(screen.getByRole('button', { name: 'Continue as guest' })).toBe(button);
  await userEvent.click(button);
  reply(Response.json({ token: tokenOf({ guest: true }) }, { status: 201 }));
  expect(await screen.findByText('Now at /checkout')).toBeVisible();
  act(() => root.unmount());
  place.remove();
});

test('a guest who continues from checkout stays the same guest', async () => {
  const { calls } = shopNetwork({});
  const token = tokenOf({ guest: true });
  localStorage.setItem('token', token);
  render(shopAround('/login?returnTo=%2Fcheckout'));
  await userEvent.click(screen.getByRole('button', { name: 'Continue as guest' }));
  expect(await screen.findByText('Now at /checkout')).toBeVisible();
  expect([localStorage.getItem('token'), calls]).toEqual([token, []]);
});

test.each([{ guest: true }, {}])(
  'a session that checkout refused is the reason given, and one logs in again: %j',
  (claims) => {
    localStorage.setItem('token', tokenOf(claims));
    render(shopAround('/login?returnTo=%2Fcheckout', ended));
    const words = 'Continue as a guest or log in again. Everything you entered is saved.';
    expect(screen.getByText(words).closest('[role=alert]')).toHaveTextContent(`Your session has ended${words}`);
    expect(screen.getByLabelText('Password')).toBeVisible();
  },
);

test.each([
  ['/login?returnTo=%2Fcheckout', 'Continue', '/checkout'],
  ['/login', 'Go to your account', '/dashboard'],
])('a member at %s sees their account and can continue', async (address, name, way) => {
  shopNetwork({ 'GET /api/account': json({ name: 'Ada', email: 'ada@example.com' }) });
  localStorage.setItem('token', tokenOf({}));
  render(shopAround(address));
  expect(await screen.findByText(/This is the account of/)).toHaveTextContent('Ada, ada@example.com.');
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', way);
  expect(screen.queryByRole('button', { name: 'Continue as guest' })).toBeNull();
});

test('a member who logs out here is sent to the home page, as from other pages', async () => {
  shopNetwork({ 'GET /api/account': noLine });
  localStorage.setItem('token', tokenOf({}));
  render(shopAround('/login'));
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByText('Now at /')).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();
  expect(fetch).toHaveBeenCalledWith('/api/session', expect.objectContaining({ method: 'DELETE' }));
});

test('a stored session that the api refuses shows the form with the reason', async () => {
  shopNetwork({ 'GET /api/account': json({ code: 'signed_out', message: 'x' }, 403) });
  localStorage.setItem('token', tokenOf({}));
  render(shopAround('/login'));
  expect(await screen.findByText('Your session has ended')).toBeVisible();
  expect(screen.getByLabelText('Password')).toBeVisible();
});
