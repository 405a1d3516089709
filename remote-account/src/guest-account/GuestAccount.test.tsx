import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readToken } from '@paw/contract/tokenStorage.ts';
import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { tokenOf } from '@paw/testing/tokenOf.ts';
import { json, shopNetwork } from '../testing/shopNetwork.ts';
import { Component } from './GuestAccount.tsx';

const ASK = 'POST /api/account';
const CONFIRM = 'POST /api/account/confirm';
const LIST = 'GET /api/account/addresses';
const SAVE = 'POST /api/account/addresses';
const address = { name: 'Ada Lovelace', line1: '12 Main Street', city: 'Chicago', state: 'IL', zip: '60601' };
const replies = {
  [ASK]: json({ delivery: 'mail' }, 202),
  [CONFIRM]: json({ token: tokenOf({}) }),
  [LIST]: json({ addresses: [] }),
  [SAVE]: json({ id: '1', isDefault: true, ...address }, 201),
};
const open = () =>
  render(
    <MemoryRouter>
      <Component email="ada@example.com" name="Ada Lovelace" address={address} />
    </MemoryRouter>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function typeBoth() {
  await userEvent.type(screen.getByLabelText('Password'), 'three loud words');
  await press('Create account');
  await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
}

beforeEach(() => localStorage.setItem('token', tokenOf({ guest: true })));
afterEach(() => jest.restoreAllMocks());

test('one password and the code from the email make an account with the order’s address', async () => {
  const { calls } = shopNetwork(replies);
  open();
  await typeBoth();
  expect(await screen.findByRole('heading', { name: 'You’re all set' })).toHaveFocus();
  expect(screen.getByText(/this order and its address are in your account/)).toBeVisible();
  expect(readToken()?.guest).toBeUndefined();
  expect(calls).toEqual([
    [ASK, { name: 'Ada Lovelace', email: 'ada@example.com', password: 'three loud words' }],
    [CONFIRM, { email: 'ada@example.com', code: '123456' }],
    [LIST, undefined],
    [SAVE, { ...address, isDefault: true }],
  ]);
});

test('an address that is already in the account is not saved again', async () => {
  const saved = { ...address, id: '1', isDefault: true, state: 'il' };
  const { calls } = shopNetwork({ ...replies, [LIST]: json({ addresses: [saved] }) });
  open();
  await typeBoth();
  await screen.findByRole('heading', { name: 'You’re all set' });
  expect(calls.map(([name]) => name)).not.toContain(SAVE);
});

test('when the address cannot be saved the account is still created, and the page says so', async () => {
  shopNetwork({ ...replies, [SAVE]: json({ code: 'crashed', message: 'x' }, 500) });
  open();
  await typeBoth();
  expect(await screen.findByText(/We couldn’t save its address/)).toBeVisible();
  expect(readToken()?.guest).toBeUndefined();
});

test('a missing or refused password is reported at its field and kept', async () => {
  const message = 'This password is among the most common ones.';
  shopNetwork({ ...replies, [ASK]: json({ code: 'common_password', message }, 400) });
  open();
  await press('Create account');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Choose a password of at least 15 characters/);
  await userEvent.type(screen.getByLabelText('Password'), 'password1');
  await press('Create account');
  expect(await screen.findByRole('link', { name: message })).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveValue('password1');
});

test('the step back, for another code, keeps the typed password', async () => {
  shopNetwork(replies);
  open();
  await userEvent.type(screen.getByLabelText('Password'), 'three loud words');
  await press('Create account');
  await screen.findByLabelText('Code');
  await press('Change details or resend code');
  expect(screen.getByLabelText('Password')).toHaveValue('three loud words');
});
