import { rememberPlace } from '@paw/contract/placeStorage.ts';
import { onSessionChanged } from '@paw/contract/sessionEvents.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { installBrowserRequest } from '@paw/testing/installBrowserRequest.ts';
import { tokenOf } from '@paw/testing/tokenOf.ts';
import { shopAround } from '../testing/shopAround.tsx';

installBrowserRequest();
const network = jest.spyOn(globalThis, 'fetch');
const problem = (status: number, code: string, message: string) => Response.json({ code, message }, { status });
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const logIn = () => userEvent.click(screen.getByRole('button', { name: 'Log in' }));
const sent = () => network.mock.calls[0]?.[0] as Request;

async function fillIn() {
  await userEvent.type(email(), 'ada@example.com');
  await userEvent.click(password());
  await userEvent.paste('three loud words');
}

afterEach(() => {
  network.mockReset();
  localStorage.clear();
});
afterAll(() => network.mockRestore());

test('a member logs in, the session is announced, and the page they wanted opens', async () => {
  network.mockResolvedValue(Response.json({ token: 'a.member.token' }));
  const heard: unknown[] = [];
  const stop = onSessionChanged((changed) => heard.push({ ...changed, token: localStorage.getItem('token') }));
  render(shopAround('/login?returnTo=%2Fdashboard%3Ftab%3Dpets'));
  await fillIn();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Your account' })).toBeVisible();
  stop();
  expect(heard).toEqual([{ kind: 'member', token: 'a.member.token' }]);
  expect([sent().method, new URL(sent().url).pathname]).toEqual(['POST', '/api/session']);
  expect(await sent().json()).toEqual({ email: 'ada@example.com', password: 'three loud words' });
});

test('after an ended session, login returns to the last page once; a `returnTo` in the URL wins', async () => {
  for (const [query, remembered, end] of [
    ['', '/dashboard?tab=pets', 'Your account'],
    ['', undefined, 'Now at /'],
    ['?returnTo=/checkout', '/dashboard', 'Now at /checkout'],
  ] as const) {
    network.mockReset().mockImplementation(async () => Response.json({ token: 'a.member.token' }));
    if (remembered) rememberPlace(remembered);
    const { unmount } = render(shopAround(`/login${query}`));
    await fillIn();
    await logIn();
    expect(await screen.findByText(end)).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
    unmount();
  }
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
  'a way back to another site leads home: %s',
  async (way) => {
    network.mockResolvedValue(Response.json({ token: 'a.member.token' }));
    render(shopAround(`/login?returnTo=${encodeURIComponent(way)}`));
    await fillIn();
    await logIn();
    expect(await screen.findByText('Now at /')).toBeVisible();
  },
);

test('the login sends a guest’s token, so the cart is kept, but not a member’s', async () => {
  for (const guest of [true, false]) {
    network.mockReset().mockResolvedValue(problem(401, 'wrong_credentials', 'Wrong.'));
    const token = tokenOf({ guest });
    localStorage.setItem('token', token);
    // A member sees the form when their session has ended.
    const { unmount } = render(shopAround('/login', { reason: 'session-ended' }));
    await fillIn();
    await logIn();
    expect(sent().headers.get('authorization')).toBe(guest ? `Bearer ${token}` : null);
    unmount();
  }
});

test('a wrong password is reported once with the focus, and the typed values stay', async () => {
  const words = 'That email and password don’t match. Check both, or sign up.';
  network.mockResolvedValue(problem(401, 'wrong_credentials', words));
  render(shopAround('/login'));
  await fillIn();
  await logIn();
  const said = await screen.findByText(words);
  expect(said.closest('[role=alert]')).toHaveFocus();
  expect([email(), password()].map((field) => (field as HTMLInputElement).value)).toEqual([
    'ada@example.com',
    'three loud words',
  ]);
});

test('empty fields are reported above and at the fields, with links, and no call is made', async () => {
  render(shopAround('/login'));
  await logIn();
  expect(email()).toHaveAccessibleDescription('Enter your email address.');
  expect(password()).toHaveAccessibleDescription('Enter your password.');
  await userEvent.click(screen.getByRole('link', { name: 'Enter your password.' }));
  expect(password()).toHaveFocus();
  expect(network).not.toHaveBeenCalled();
});

test('a refused address is shown below its field', async () => {
  network.mockResolvedValue(problem(400, 'bad_email', 'Please check the e-mail address.'));
  render(shopAround('/login'));
  await fillIn();
  await logIn();
  expect(await screen.findByRole('link', { name: 'Please check the e-mail address.' })).toBeVisible();
  expect(email()).toBeInvalid();
  expect(password()).toBeValid();
});

test('the password can be shown, and password managers recognize the fields', async () => {
  render(shopAround('/login'));
  await fillIn();
  expect(password()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  expect(password()).toHaveValue('three loud words');
  expect([email(), password()].map((field) => field.getAttribute('autocomplete'))).toEqual([
    'username',
    'current-password',
  ]);
});

test('during the call a second press makes no call', async () => {
  network.mockReturnValue(new Promise(() => {}));
  render(shopAround('/login'));
  await fillIn();
  await logIn();
  expect(screen.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true');
  await logIn();
  await userEvent.type(password(), '{Enter}');
  expect(network).toHaveBeenCalledTimes(1);
});

test('the link to sign up keeps the page to return to', () => {
  render(shopAround('/login?returnTo=/checkout'));
  const link = screen.getByRole('link', { name: 'Create an account' });
  expect(link).toHaveAttribute('href', '/signup?returnTo=%2Fcheckout');
});
