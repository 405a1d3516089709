import { onSessionChanged } from '@paw/contract/sessionEvents.ts';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { installBrowserRequest } from '@paw/testing/installBrowserRequest.ts';
import { tokenOf } from '@paw/testing/tokenOf.ts';
import { shopAround } from '../../testing/shopAround.tsx';
import { head } from './SecurityPage.tsx';

installBrowserRequest();
// A busy machine is slow.
const network = jest.spyOn(globalThis, 'fetch');
const at = '2026-11-03T10:00:00Z';
const here = { id: 's1', device: 'Firefox on Linux', createdAt: at, lastUsedAt: at, isThis: true };
const phone = { id: 's2', device: 'Chrome on Android', createdAt: at, lastUsedAt: at, isThis: false };
const listed = (...sessions: object[]) => Response.json({ sessions });
const problem = (status: number, code: string, message: string) => Response.json({ code, message }, { status });
const none = () => new Response(null, { status: 204 });
const calls = () => network.mock.calls.map(([request]) => request as Request);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

const account = { name: 'Ada Lovelace', email: 'ada@example.com', createdAt: at, deletion: null };

/** The loaded page. Only later calls are recorded. */
async function open(...sessions: object[]) {
  const replies: Record<string, () => Response> = {
    '/api/account': () => Response.json(account),
    '/api/account/sessions': () => listed(...sessions),
    '/api/account/passkeys': () => Response.json({ passkeys: [] }),
    '/api/account/identities': () => Response.json({ identities: [] }),
  };
  network.mockImplementation(async (input) => {
    const reply = replies[new URL((input as Request).url).pathname];
    if (!reply) throw new TypeError('Failed to fetch');
    return reply();
  });
  render(shopAround('/dashboard/security'));
  await screen.findByText('Firefox on Linux');
  network.mockReset();
}
const form = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => localStorage.setItem('token', tokenOf({})));
afterEach(() => {
  network.mockReset();
  localStorage.clear();
});
afterAll(() => network.mockRestore());

test('the server’s page has no personal data', () => {
  expect(renderToString(shopAround('/dashboard/security'))).toContain('Loading...');
  expect(head()).toMatchObject({ canonical: '/dashboard/security', robots: 'noindex' });
});

test('a member sees where they are signed in and signs out one browser', async () => {
  await open(here, phone);
  expect(screen.getByText(/^This browser, logged in Nov/)).toBeVisible();
  network.mockResolvedValueOnce(none());
  await press(/^Log out Chrome on Android, last used Nov/);
  expect(await screen.findByText('Chrome on Android is logged out.')).toBeVisible();
  expect(screen.getByText('You’re not logged in anywhere else.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Where you’re logged in' })).toHaveFocus();
  expect([calls()[0]?.method, new URL(calls()[0]?.url ?? '').pathname]).toEqual(['DELETE', '/api/account/sessions/s2']);
});

test('all other browsers are signed out at once; a failure does not change the list', async () => {
  await open(here, phone);
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await press('Log out everywhere else');
  expect(await form('Where you’re logged in').findByRole('alert')).not.toBeEmptyDOMElement();
  expect(screen.getByText('Chrome on Android')).toBeVisible();
  network.mockResolvedValueOnce(none());
  await press('Log out everywhere else');
  expect(await screen.findByText('You’re logged out everywhere else.')).toBeVisible();
  expect(screen.queryByText('Chrome on Android')).toBeNull();
});

test('a session that has already ended is not a failure', async () => {
  await open(here, phone);
  network.mockResolvedValueOnce(problem(404, 'session_not_found', 'You’re already logged out there.'));
  await press(/^Log out Chrome on Android/);
  expect(await screen.findByText('Chrome on Android is logged out.')).toBeVisible();
});

test('a changed password empties its fields and signs the others out', async () => {
  await open(here, phone);
  const { getByLabelText, getByRole } = form('Change your password');
  await userEvent.type(getByLabelText('Current password'), 'kibble and rope');
  await userEvent.type(getByLabelText('New password'), 'a hat and a stick');
  network.mockResolvedValueOnce(none());
  await userEvent.click(getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(/Password changed\. You’ve been logged out/)).toBeVisible();
  expect(getByLabelText('Current password')).toHaveValue('');
  expect(screen.queryByText('Chrome on Android')).toBeNull();
  expect(await calls()[0]?.json()).toEqual({ currentPassword: 'kibble and rope', newPassword: 'a hat and a stick' });
});

test.each([
  ['wrong_password', 'Current password'],
  ['common_password', 'New password'],
])('the api’s %s is shown at "%s", and the typed values stay', async (code, label) => {
  await open(here);
  const { getByLabelText, getByRole, findByRole } = form('Change your password');
  await userEvent.type(getByLabelText('Current password'), 'kibble');
  await userEvent.type(getByLabelText('New password'), 'password1');
  network.mockResolvedValueOnce(problem(400, code, 'Not this one.'));
  await userEvent.click(getByRole('button', { name: 'Change password' }));
  expect(await findByRole('link', { name: 'Not this one.' })).toBeVisible();
  expect(getByLabelText(label)).toHaveAccessibleDescription(/Not this one\.$/);
  expect(getByLabelText('New password')).toHaveValue('password1');
});

test('a member without a password gets a link to set one', async () => {
  await open(here);
  const { getByLabelText, findByRole } = form('Change your password');
  await userEvent.type(getByLabelText('Current password'), 'x');
  network.mockResolvedValueOnce(problem(409, 'no_password', 'Your account has no password yet.'));
  await userEvent.type(getByLabelText('New password'), 'a hat and a stick{Enter}');
  expect(await findByRole('link', { name: 'Email me a link' })).toHaveAttribute('href', '/reset-password');
});

test('a new email address needs the password, and the page says where the email is', async () => {
  await open(here);
  const { getByLabelText, getByRole } = form('Change your email address');
  network.mockResolvedValueOnce(Response.json({ delivery: 'mail' }, { status: 202 }));
  await userEvent.type(getByLabelText('New email'), 'new@example.com');
  await userEvent.type(getByLabelText('Current password'), 'kibble and rope');
  await userEvent.click(getByRole('button', { name: 'Send confirmation link' }));
  expect(await screen.findByText(/For new@example.com: we’ve sent an email to it/)).toBeVisible();
  expect(await calls()[0]?.json()).toEqual({ email: 'new@example.com', password: 'kibble and rope' });
});

test('a new name is announced to the header, and an error is shown at its field', async () => {
  await open(here);
  const heard: unknown[] = [];
  const stop = onSessionChanged((event) => heard.push(event));
  const { getByLabelText, getByRole } = form('Change your name');
  expect(getByLabelText('Name')).toHaveValue('Ada Lovelace');
  await userEvent.clear(getByLabelText('Name'));
  await userEvent.keyboard('{Enter}');
  expect(getByLabelText('Name')).toHaveAccessibleDescription(/Enter your name\.$/);
  network.mockResolvedValueOnce(problem(400, 'bad_name', 'Please shorten your name to 80 characters.'));
  await userEvent.type(getByLabelText('Name'), 'Countess of Lovelace{Enter}');
  expect(await screen.findByRole('link', { name: 'Please shorten your name to 80 characters.' })).toBeVisible();
  network.mockResolvedValueOnce(Response.json({ ...account, name: 'Countess of Lovelace' }));
  await userEvent.click(getByRole('button', { name: 'Change name' }));
  expect(await screen.findByText('Your name is now Countess of Lovelace.')).toBeVisible();
  expect([calls()[1]?.method, await calls()[1]?.json()]).toEqual(['PATCH', { name: 'Countess of Lovelace' }]);
  expect(heard).toEqual([{ kind: 'member', name: 'Countess of Lovelace' }]);
  stop();
});

test('a name that could not be changed is not announced', async () => {
  await open(here);
  const { getByRole, findByRole } = form('Change your name');
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await userEvent.click(getByRole('button', { name: 'Change name' }));
  expect(await findByRole('alert')).not.toBeEmptyDOMElement();
  expect(screen.queryByText(/^Your name is now/)).toBeNull();
});
