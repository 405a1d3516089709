import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { installBrowserRequest } from '@paw/testing/installBrowserRequest.ts';
import { shopAround } from '../testing/shopAround.tsx';
import { head } from './ResetPasswordPage.tsx';

installBrowserRequest();
const network = jest.spyOn(globalThis, 'fetch');
const problem = (status: number, code: string, message: string) => Response.json({ code, message }, { status });
const sent = () => {
  const [[request]] = network.mock.calls as [[Request]];
  return request.json();
};
const title = () => screen.getByRole('heading', { level: 1 });
const secret = 'abcdefghijklmnopqrstuvwxyz-0123456789_ABCDE';

function openLink() {
  location.hash = secret;
  render(shopAround('/reset-password'));
}
async function choose(password = 'three loud words') {
  await userEvent.type(screen.getByLabelText('New password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

afterEach(() => {
  network.mockReset();
  location.hash = '';
});
afterAll(() => network.mockRestore());

test('the server’s page is the same for every shopper, and says that it needs JavaScript', () => {
  const html = renderToString(shopAround('/reset-password'));
  expect(html).toContain('Forgot your password?');
  expect(html).toMatch(/<noscript>.*Turn on JavaScript/);
  expect(head()).toMatchObject({ canonical: '/reset-password', robots: 'noindex' });
});

test.each([
  ['mail', /we’ve sent an email to it\. The link in it works once, for 10 minutes/],
  ['console', /no email server is set up/],
])('asked for a link, the page says where to look: %s', async (delivery, words) => {
  network.mockResolvedValue(Response.json({ delivery }, { status: 202 }));
  render(shopAround('/reset-password'));
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}');
  const said = await screen.findByText(words);
  expect(said.closest('[role=status]')).toHaveFocus();
  expect(said).toHaveTextContent('If ada@example.com has an account');
  expect(await sent()).toEqual({ email: 'ada@example.com' });
  await userEvent.click(screen.getByRole('button', { name: /Try another address/ }));
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});

test('empty fields are reported before sending, and what the api refuses is shown at its field', async () => {
  render(shopAround('/reset-password'));
  await userEvent.click(screen.getByRole('button', { name: 'Email me a link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter your email address.');
  expect(network).not.toHaveBeenCalled();
  network.mockResolvedValue(problem(400, 'bad_email', 'Please check the address.'));
  await userEvent.type(screen.getByLabelText('Email'), 'ada{Enter}');
  expect(await screen.findByLabelText('Email')).toHaveAccessibleDescription('Please check the address.');
});

test('the link’s secret is removed from the URL at once, sets the password, and the confirmation opens', async () => {
  network.mockResolvedValue(new Response(null, { status: 204 }));
  openLink();
  expect(title()).toHaveTextContent('Choose a new password');
  expect(location.href).not.toContain(secret);
  await choose();
  expect(await screen.findByText('Now at /success')).toBeVisible();
  expect(screen.getByText('{"done":"password-changed"}')).toBeVisible();
  expect(await sent()).toEqual({ secret, password: 'three loud words' });
});

test('a used link offers a new one', async () => {
  network.mockResolvedValue(problem(400, 'link_unknown', 'This link has expired or was already used.'));
  openLink();
  await choose();
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired or was already used.');
  await userEvent.click(screen.getByRole('button', { name: 'Get a new link' }));
  expect(title()).toHaveTextContent('Forgot your password?');
  act(() => {
    location.hash = `${secret}2`;
    window.dispatchEvent(new Event('hashchange'));
  });
  expect(title()).toHaveTextContent('Choose a new password');
});

test('a password that many people use is refused at its field, and the link stays good', async () => {
  network.mockResolvedValue(problem(400, 'common_password', 'Please choose another one.'));
  openLink();
  await choose('password1');
  expect(await screen.findByRole('link', { name: 'Please choose another one.' })).toBeVisible();
  expect(screen.getByLabelText('New password')).toHaveValue('password1');
});
