import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { installBrowserRequest } from '@paw/testing/installBrowserRequest.ts';
import { tokenOf } from '@paw/testing/tokenOf.ts';
import { shopAround } from '../testing/shopAround.tsx';
import { head } from './SignupPage.tsx';

installBrowserRequest();
const network = jest.spyOn(globalThis, 'fetch');
const problem = (status: number, code: string, message: string) => Response.json({ code, message }, { status });
const accepted = (delivery: string) => Response.json({ delivery }, { status: 202 });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = (call: number) => network.mock.calls[call]?.[0] as Request;

async function signUp() {
  await userEvent.type(screen.getByLabelText('Name'), 'Ada Lovelace');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'three loud words');
  await press('Sign up');
}

afterEach(() => {
  network.mockReset();
  localStorage.clear();
});
afterAll(() => network.mockRestore());

test('the server’s page is the same for every shopper, and says that it needs JavaScript', () => {
  const html = renderToString(shopAround('/signup'));
  expect(html).toMatch(/<noscript>.*Turn on JavaScript/);
  expect(html.match(/<h1/g)).toHaveLength(1);
  // A script's form: when it is sent before hydration, it is submitted after it.
  expect(html).toMatch(/<form (?![^>]*action=)(?=[^>]*method="post")/);
  expect(html).not.toMatch(/disabled=""/);
  expect(head()).toMatchObject({ title: 'Sign up | Paw Dailies', canonical: '/signup', robots: 'noindex' });
});

test('a shopper signs up, enters the code from the console, and is signed in', async () => {
  network.mockResolvedValueOnce(accepted('console')).mockResolvedValueOnce(Response.json({ token: 'a.member.token' }));
  render(shopAround('/signup?returnTo=/checkout'));
  await signUp();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Confirm your email');
  expect(screen.getByText(/the code is in the server console/)).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveFocus();
  await userEvent.keyboard('123 456{Enter}');
  expect(await screen.findByText('Now at /checkout')).toBeVisible();
  expect(localStorage.getItem('token')).toBe('a.member.token');
  expect(await sent(0).json()).toEqual({
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    password: 'three loud words',
  });
  expect(await sent(1).json()).toEqual({ email: 'ada@example.com', code: '123 456' });
});

test('a new member without a page to return to is welcomed on the dashboard', async () => {
  const account = { name: 'Ada', email: 'ada@example.com', createdAt: '2026-11-21T19:11:00Z', deletion: null };
  network
    .mockResolvedValueOnce(accepted('console'))
    .mockResolvedValueOnce(Response.json({ token: tokenOf({}) }))
    .mockImplementation(async (input) =>
      new URL((input as Request).url).pathname === '/api/account'
        ? Response.json(account)
        : new Response(null, { status: 500 }),
    );
  render(shopAround('/signup'));
  await signUp();
  await userEvent.keyboard('123456{Enter}');
  expect(await screen.findByText('Welcome to Paw Dailies. Your account is ready.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add your pets' })).toHaveAttribute('href', '/dashboard/pets?edit=new');
});

test('with a mail server the page says where the email was sent', async () => {
  network.mockResolvedValue(accepted('mail'));
  render(shopAround('/signup'));
  await signUp();
  expect(await screen.findByText(/We sent a code to ada@example.com/)).toBeVisible();
});

test('a wrong code is reported at its field, and the step back keeps all typed values', async () => {
  network.mockResolvedValueOnce(accepted('mail')).mockResolvedValueOnce(problem(400, 'wrong_code', 'Not right.'));
  render(shopAround('/signup'));
  await signUp();
  await userEvent.type(await screen.findByLabelText('Code'), '000000');
  await press('Confirm and log in');
  expect(await screen.findByRole('link', { name: 'Not right.' })).toBeVisible();
  expect(screen.getByLabelText('Code')).toBeInvalid();
  await press('Change details or resend code');
  expect(screen.getByLabelText('Email')).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveValue('three loud words');
});

test.each([
  ['bad_name', 'Name'],
  ['bad_email', 'Email'],
  ['bad_password', 'Password'],
  ['common_password', 'Password'],
])('the api’s %s is shown at %s', async (code, label) => {
  network.mockResolvedValue(problem(400, code, 'Please choose another one.'));
  render(shopAround('/signup'));
  await signUp();
  expect(await screen.findByRole('link', { name: 'Please choose another one.' })).toBeVisible();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/Please choose another one\.$/);
});

test('the api’s message about too many attempts is shown', async () => {
  network.mockResolvedValue(problem(429, 'too_many_tries', 'Please wait 15 minutes.'));
  render(shopAround('/signup'));
  await signUp();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait 15 minutes.');
  expect(screen.getByLabelText('Password')).toHaveValue('three loud words');
});
