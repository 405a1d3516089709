import '@paw/testing/jsdomDialogs.ts';
import { publishSite } from '@paw/contract/site.ts';
import { testSite } from '@paw/testing/testSite.ts';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { shopAround } from '../testing/shopAround.tsx';
import { json, noContent, noLine, shopNetwork } from '../testing/shopNetwork.ts';
import { tokenOf } from '../testing/tokenOf.ts';

const at = '2026-11-03T10:00:00Z';
const account = { name: 'Ada', email: 'ada@example.com', createdAt: at, deletion: null };
const here = { id: 's1', device: 'Firefox on Linux', createdAt: at, lastUsedAt: at, isThis: true };
const phone = { id: 'p1', name: 'Chrome on Android', createdAt: at, lastUsedAt: at };
const laptop = { id: 'p2', name: 'Safari on Mac', createdAt: at, lastUsedAt: null };
const text = (words: string) => Buffer.from(words).toString('base64url');
const makeOptions = json({
  options: {
    challenge: text('challenge'),
    rp: { name: 'Paw Dailies', id: 'localhost' },
    user: { id: text('user'), name: 'ada@example.com', displayName: 'Ada' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  },
});
const showOptions = json({ options: { challenge: text('challenge'), rpId: 'localhost' } });
const problem = (status: number, code: string, message: string) => json({ code, message }, status);
const wanted = problem(409, 'password_wanted', 'Please enter your password.');

const bytes = (words: string) => new TextEncoder().encode(words).buffer;
const credential = (response: object) => ({
  id: text('id'),
  rawId: bytes('id'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response,
});
const made = credential({
  clientDataJSON: bytes('{}'),
  attestationObject: bytes('made'),
  getTransports: () => ['internal'],
});
const shown = credential({
  clientDataJSON: bytes('{}'),
  authenticatorData: bytes('data'),
  signature: bytes('signature'),
  userHandle: bytes('user'),
});
const device = { create: jest.fn(), get: jest.fn() };
/** As browsers throw it. */
const thrown = (name: string) => new DOMException('The operation was not allowed.', name);

beforeEach(() => {
  localStorage.setItem('token', tokenOf({}));
  Object.assign(window, { PublicKeyCredential: jest.fn() });
  Object.defineProperty(navigator, 'credentials', { value: device, configurable: true });
  device.create.mockResolvedValue(made);
  device.get.mockResolvedValue(shown);
});
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  device.create.mockReset();
  device.get.mockReset();
  jest.restoreAllMocks();
  localStorage.clear();
});

type Replies = Parameters<typeof shopNetwork>[0];
async function open(passkeys: object[], replies: Replies = {}) {
  const network = shopNetwork({
    'GET /api/account': json(account),
    'GET /api/account/sessions': json({ sessions: [here] }),
    'GET /api/account/passkeys': json({ passkeys }),
    'GET /api/account/identities': json({ identities: [] }),
    ...replies,
  });
  render(shopAround('/dashboard/security'));
  return { ...network, part: within(await screen.findByRole('region', { name: 'Passkeys' })) };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a member sees each passkey with its name and when it was used', async () => {
  const { part } = await open([phone, laptop]);
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Chrome on AndroidAdded Nov \d, 2026.*, last used Nov/),
    expect.stringMatching(/^Safari on MacAdded Nov \d, 2026.*, not used yet/),
  ]);
});

test('this device makes one, and the page says that it counts', async () => {
  const { part, calls } = await open([], {
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

test('some time after the sign-in the password is asked for first; a wrong one is told at its field', async () => {
  const { part, calls } = await open([], {
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
])('the browser’s %s is told in plain words, and it can be tried again', async (name, words) => {
  const { part } = await open([], { 'POST /api/account/passkeys/options': makeOptions });
  device.create.mockRejectedValue(thrown(name));
  await press('Add a passkey');
  expect(await part.findByText(words)).toBeVisible();
  expect(part.getByRole('button', { name: 'Add a passkey' })).toBeEnabled();
});

test('a passkey is renamed in place', async () => {
  const { part, calls } = await open([phone, laptop], {
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

test('a passkey is removed after a question; without a line it stays', async () => {
  const { part } = await open([phone, laptop], { 'DELETE /api/account/passkeys/p1': [noLine, noContent] });
  await press('Remove Chrome on Android');
  await press('Remove it');
  expect(await part.findByText(/Check your connection|went wrong/)).toBeVisible();
  expect(part.getAllByRole('listitem')).toHaveLength(2);
  await press('Remove Chrome on Android');
  await press('Remove it');
  expect(await part.findByText(/^Chrome on Android removed/)).toBeVisible();
  expect(part.getAllByRole('listitem')).toHaveLength(1);
});

test('removing one some time after the sign-in asks who is there, also by an emailed code; giving up keeps it', async () => {
  const { part, calls } = await open([phone], {
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

test('without a password a passkey or an emailed code shows who is there', async () => {
  const { part, calls } = await open([], {
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
])('who presses "%s" and gives up at the proof is back at the part’s title', async (button, title, call) => {
  publishSite({ ...testSite, signIn: { by: 'Example ID', flow: 'code' } });
  await open([], { [call]: wanted });
  await press(button);
  await screen.findByText(/Confirm it’s you to continue/);
  await press('Cancel');
  expect(screen.getByRole('heading', { name: title })).toHaveFocus();
  publishSite(testSite);
});

test('on the login page a passkey signs in and leads on', async () => {
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
])('"%s" stands on the login page, and nobody leaves it', async (words, replies) => {
  localStorage.clear();
  shopNetwork({ 'POST /api/session/passkey/options': showOptions, ...replies });
  render(shopAround('/login'));
  await press('Log in with a passkey');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
  expect(localStorage.getItem('token')).toBeNull();
});

test('a browser without passkeys is told so', async () => {
  localStorage.clear();
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  shopNetwork({ 'POST /api/session/passkey/options': showOptions });
  render(shopAround('/login'));
  await press('Log in with a passkey');
  expect(await screen.findByText('Your browser doesn’t support passkeys. Use your password instead.')).toBeVisible();
});
