import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { tokenOf } from '@paw/testing/tokenOf.ts';
import { shopAround } from '../../testing/shopAround.tsx';
import { json, noContent, noLine, shopNetwork } from '../../testing/shopNetwork.ts';

const GET = 'GET /api/account';
const EXPORT = 'GET /api/account/export';
const DELETE = 'POST /api/account/deletion';
const account = { name: 'Ada', email: 'ada@example.com', createdAt: '2026-11-21T19:11:00Z', deletion: null };
const at = '2026-11-29T19:11:00Z';
const open = () => render(shopAround('/dashboard/data'));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => localStorage.setItem('token', tokenOf({})));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('all stored data is downloaded as a file', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:zip';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} from ${this.href}`);
  });
  shopNetwork({ [GET]: json(account), [EXPORT]: () => new Response('zip') });
  open();
  await press('Download');
  expect(await screen.findByText('Your download has started.')).toBeVisible();
  expect(saved).toEqual([expect.stringMatching(/^paw-dailies-\d{4}-\d\d-\d\d\.zip from blob:zip$/)]);
});

test('a download that fails says so', async () => {
  shopNetwork({ [GET]: json(account), [EXPORT]: noLine });
  open();
  await press('Download');
  expect(await screen.findByText(/^We couldn’t reach the store/)).toBeVisible();
});

test('an account is scheduled for deletion by its password, and kept by one press', async () => {
  const { calls } = shopNetwork({
    [GET]: json(account),
    [DELETE]: json({ at }),
    'DELETE /api/account/deletion': noContent,
  });
  open();
  expect(await screen.findByText(/^You have 7 days to change your mind/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Password'), 'kibble and rope');
  await press('Delete my account');
  expect(
    await screen.findByRole('heading', { name: 'Your account will be deleted on November 29, 2026' }),
  ).toHaveFocus();
  expect(calls.at(-1)).toEqual([DELETE, { password: 'kibble and rope' }]);
  await press('Keep my account');
  expect(await screen.findByText('Your account won’t be deleted.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});

test('a missing or wrong password is reported above and at the field, and not as an ended session', async () => {
  const message = 'This is not your password.';
  shopNetwork({ [GET]: json(account), [DELETE]: json({ code: 'wrong_password', message }, 401) });
  open();
  await press('Delete my account');
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Enter your password\./);
  await userEvent.type(screen.getByLabelText('Password'), 'wrong');
  await press('Delete my account');
  expect(await screen.findByRole('link', { name: message })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});
