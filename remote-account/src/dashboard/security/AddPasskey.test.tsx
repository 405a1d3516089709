import '@paw/testing/jsdomDialogs.ts';
import { publishSite } from '@paw/contract/site.ts';
import { testSite } from '@paw/testing/testSite.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  installPasskeyDevice,
  laptop,
  makeOptions,
  openSecurity,
  phone,
  press,
  problem,
  showOptions,
  text,
  wanted,
} from '../../testing/passkeyDevice.tsx';
import { json, noContent } from '../../testing/shopNetwork.ts';

const device = installPasskeyDevice();
/** An error that browsers throw. */
const thrown = (name: string) => new DOMException('The operation was not allowed.', name);

test('this device creates a passkey, and the page confirms it', async () => {
  const { part, calls } = await openSecurity([], {
    'POST /api/account/passkeys/options': makeOptions,
    'POST /api/account/passkeys': json(laptop, 201),
  });
  await press('Add a passkey');
  expect(await part.findByText('Safari on Mac added. You can log in with it now.')).toBeVisible();
  expect(part.getByRole('heading', { name: 'Passkeys' })).toHaveFocus();
  expect(part.getByRole('listitem')).toHaveTextContent('Safari on Mac');
  expect(calls.slice(-2)).toEqual([
    ['POST /api/account/passkeys/options', { password: '' }],
    [
      'POST /api/account/passkeys',
      { credential: expect.objectContaining({ id: text('id'), type: 'public-key', clientExtensionResults: {} }) },
    ],
  ]);
});

test('long after the sign-in the password is asked for first; a wrong one is reported at its field', async () => {
  const { part, calls } = await openSecurity([], {
    'POST /api/account/passkeys/options': [wanted, makeOptions],
    'POST /api/account/proof': [problem(400, 'wrong_password', 'Not this one.'), noContent],
    'POST /api/account/passkeys': json(phone, 201),
  });
  await press('Add a passkey');
  expect(await part.findByLabelText('Current password')).toHaveFocus();
  await userEvent.keyboard('kibble{Enter}');
  expect(await part.findByRole('link', { name: 'Not this one.' })).toBeVisible();
  expect(device.create).not.toHaveBeenCalled();
  await userEvent.type(part.getByLabelText('Current password'), ' and rope{Enter}');
  expect(await part.findByText(/^Chrome on Android added/)).toBeVisible();
  expect(calls.slice(-3).map(([name]) => name)).toEqual([
    'POST /api/account/proof',
    'POST /api/account/passkeys/options',
    'POST /api/account/passkeys',
  ]);
  expect(calls.at(-3)?.[1]).toEqual({ password: 'kibble and rope' });
  expect(part.queryByLabelText('Current password')).toBeNull();
});

test.each([
  ['NotAllowedError', /^Your passkey wasn’t used: the request was canceled or timed out/],
  ['InvalidStateError', 'This device already has a passkey for your account.'],
  ['SecurityError', 'Passkeys don’t work at this address.'],
])('the browser’s %s is explained in plain words, and it can be tried again', async (name, words) => {
  const { part } = await openSecurity([], { 'POST /api/account/passkeys/options': makeOptions });
  device.create.mockRejectedValue(thrown(name));
  await press('Add a passkey');
  expect(await part.findByText(words)).toBeVisible();
  expect(part.getByRole('button', { name: 'Add a passkey' })).toBeEnabled();
});

test('without a password, a passkey or an emailed code proves the identity', async () => {
  const { part, calls } = await openSecurity([], {
    'POST /api/account/passkeys/options': [problem(409, 'sign_in_again', 'Confirm it’s you first.'), makeOptions],
    'POST /api/account/passkeys': json(laptop, 201),
    'POST /api/session/passkey/options': showOptions,
    'POST /api/account/proof': noContent,
  });
  await press('Add a passkey');
  await part.findByText(/Confirm it’s you to continue/);
  expect(part.queryByLabelText('Current password')).toBeNull();
  await press('Use a passkey');
  expect(await part.findByText(/^Safari on Mac added/)).toBeVisible();
  expect(calls.find(([name]) => name === 'POST /api/account/proof')?.[1]).toEqual({
    credential: expect.objectContaining({ id: text('id') }),
  });
});

test.each([
  ['Add a passkey', 'Passkeys', 'POST /api/account/passkeys/options'],
  ['Link Example ID', 'Linked sign-ins', 'POST /api/account/identities/start'],
])('after "%s", canceling the proof moves the focus to the section’s title', async (button, title, call) => {
  publishSite({ ...testSite, signIn: { by: 'Example ID', flow: 'code' } });
  await openSecurity([], { [call]: wanted });
  await press(button);
  await screen.findByText(/Confirm it’s you to continue/);
  await press('Cancel');
  expect(screen.getByRole('heading', { name: title })).toHaveFocus();
  publishSite(testSite);
});
