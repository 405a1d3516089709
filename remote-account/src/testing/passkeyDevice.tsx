import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { tokenOf } from '@paw/testing/tokenOf.ts';
import { shopAround } from './shopAround.tsx';
import { json, shopNetwork } from './shopNetwork.ts';

const at = '2026-11-03T10:00:00Z';
const account = { name: 'Ada', email: 'ada@example.com', createdAt: at, deletion: null };
const here = { id: 's1', device: 'Firefox on Linux', createdAt: at, lastUsedAt: at, isThis: true };
export const phone = { id: 'p1', name: 'Chrome on Android', createdAt: at, lastUsedAt: at };
export const laptop = { id: 'p2', name: 'Safari on Mac', createdAt: at, lastUsedAt: null };

export const text = (words: string) => Buffer.from(words).toString('base64url');
export const makeOptions = json({
  options: {
    challenge: text('challenge'),
    rp: { name: 'Paw Dailies', id: 'localhost' },
    user: { id: text('user'), name: 'ada@example.com', displayName: 'Ada' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  },
});
export const showOptions = json({ options: { challenge: text('challenge'), rpId: 'localhost' } });
export const problem = (status: number, code: string, message: string) => json({ code, message }, status);
export const wanted = problem(409, 'password_wanted', 'Please enter your password.');

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

/** A member's browser that supports passkeys and confirms each request. Set up again for each test. */
export function installPasskeyDevice() {
  const device = { create: jest.fn(), get: jest.fn() };
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
  return device;
}

export type Replies = Parameters<typeof shopNetwork>[0];

/** The security page of a member with these passkeys. */
export async function openSecurity(passkeys: object[], replies: Replies = {}) {
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

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
