import '@paw/testing/jsdomDialogs.ts';
import { userEvent } from '@testing-library/user-event';
import {
  installPasskeyDevice,
  laptop,
  openSecurity,
  phone,
  press,
  problem,
  wanted,
} from '../../testing/passkeyDevice.tsx';
import { json, noContent, noLine } from '../../testing/shopNetwork.ts';

installPasskeyDevice();

test('a member sees each passkey with its name and when it was used', async () => {
  const { part } = await openSecurity([phone, laptop]);
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Chrome on AndroidAdded Nov \d, 2026.*, last used Nov/),
    expect.stringMatching(/^Safari on MacAdded Nov \d, 2026.*, not used yet/),
  ]);
});

test('a passkey is renamed in place', async () => {
  const { part, calls } = await openSecurity([phone, laptop], {
    'PATCH /api/account/passkeys/p2': [
      problem(400, 'bad_name', 'Please shorten the name.'),
      json({ ...laptop, name: 'Blue laptop' }),
    ],
  });
  await press('Rename Safari on Mac');
  const field = part.getByLabelText('Passkey name');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Safari on Mac');
  await userEvent.clear(field);
  await userEvent.keyboard('Blue laptop{Enter}');
  expect(await part.findByRole('link', { name: 'Please shorten the name.' })).toBeVisible();
  await press('Save name');
  expect(await part.findByText('Safari on Mac is now called Blue laptop.')).toBeVisible();
  expect(part.getByRole('heading', { name: 'Passkeys' })).toHaveFocus();
  expect(part.queryByLabelText('Passkey name')).toBeNull();
  expect(calls.at(-1)).toEqual(['PATCH /api/account/passkeys/p2', { name: 'Blue laptop' }]);
});

test('a passkey is removed after a confirmation; offline it stays', async () => {
  const { part } = await openSecurity([phone, laptop], { 'DELETE /api/account/passkeys/p1': [noLine, noContent] });
  await press('Remove Chrome on Android');
  await press('Remove it');
  expect(await part.findByText(/Check your connection|went wrong/)).toBeVisible();
  expect(part.getAllByRole('listitem')).toHaveLength(2);
  await press('Remove Chrome on Android');
  await press('Remove it');
  expect(await part.findByText(/^Chrome on Android removed/)).toBeVisible();
  expect(part.getAllByRole('listitem')).toHaveLength(1);
});

test('removing a passkey long after the sign-in asks for proof, also by an emailed code; canceling keeps it', async () => {
  const { part, calls } = await openSecurity([phone], {
    'DELETE /api/account/passkeys/p1': [wanted, wanted, noContent],
    'POST /api/account/proof/code': json({ delivery: 'mail' }, 202),
    'POST /api/account/proof': noContent,
  });
  await press('Remove Chrome on Android');
  await press('Remove it');
  expect(await part.findByText(/Confirm it’s you to continue/)).toBeVisible();
  await press('Cancel');
  expect(part.queryByLabelText('Current password')).toBeNull();
  expect(part.getByRole('heading', { name: 'Passkeys' })).toHaveFocus();
  expect(part.getByText('Chrome on Android')).toBeVisible();
  await press('Remove Chrome on Android');
  await press('Remove it');
  await part.findByLabelText('Current password');
  await press('Email me a code');
  expect(await part.findByText('We’ve sent a code to your email address.')).toBeVisible();
  await press('Resend the code');
  expect(await part.findByText('We’ve sent another code to your email address.')).toBeVisible();
  expect(part.getByLabelText('Code')).toHaveFocus();
  await userEvent.keyboard('123456{Enter}');
  expect(await part.findByText(/^Chrome on Android removed/)).toBeVisible();
  expect(calls.slice(-2)).toEqual([
    ['POST /api/account/proof', { code: '123456' }],
    ['DELETE /api/account/passkeys/p1', undefined],
  ]);
});
