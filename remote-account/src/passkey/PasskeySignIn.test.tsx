import '@paw/testing/jsdomDialogs.ts';
import { render, screen } from '@testing-library/react';
import { tokenOf } from '@paw/testing/tokenOf.ts';
import { installPasskeyDevice, press, problem, type Replies, showOptions, text } from '../testing/passkeyDevice.tsx';
import { shopAround } from '../testing/shopAround.tsx';
import { json, noLine, shopNetwork } from '../testing/shopNetwork.ts';

installPasskeyDevice();

test('a passkey signs in on the login page and opens the next page', async () => {
  localStorage.clear();
  const token = tokenOf({});
  const { calls } = shopNetwork({
    'POST /api/session/passkey/options': showOptions,
    'POST /api/session/passkey': json({ token }),
  });
  render(shopAround('/login?returnTo=/checkout'));
  await press('Log in with a passkey');
  expect(await screen.findByText('Now at /checkout')).toBeVisible();
  expect(localStorage.getItem('token')).toBe(token);
  expect(calls.at(-1)).toEqual([
    'POST /api/session/passkey',
    { credential: expect.objectContaining({ id: text('id'), rawId: text('id') }) },
  ]);
});

test.each<[string, Replies]>([
  [
    'This passkey opens no account here.',
    { 'POST /api/session/passkey': problem(401, 'wrong_passkey', 'This passkey opens no account here.') },
  ],
  ['We couldn’t reach the store. Check your connection and try again.', { 'POST /api/session/passkey': noLine }],
])('"%s" is shown on the login page, which stays', async (words, replies) => {
  localStorage.clear();
  shopNetwork({ 'POST /api/session/passkey/options': showOptions, ...replies });
  render(shopAround('/login'));
  await press('Log in with a passkey');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
  expect(localStorage.getItem('token')).toBeNull();
});

test('a browser without passkeys shows an explanation', async () => {
  localStorage.clear();
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  shopNetwork({ 'POST /api/session/passkey/options': showOptions });
  render(shopAround('/login'));
  await press('Log in with a passkey');
  expect(await screen.findByText('Your browser doesn’t support passkeys. Use your password instead.')).toBeVisible();
});
