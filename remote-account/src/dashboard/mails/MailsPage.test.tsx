import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { tokenOf } from '@paw/testing/tokenOf.ts';
import { shopAround } from '../../testing/shopAround.tsx';
import { json, noContent, noLine, shopNetwork } from '../../testing/shopNetwork.ts';

const GET = 'GET /api/account/mails';
const PUT = 'PUT /api/account/mails';
const notice = { id: 3, slug: 'Bowl', title: 'Bowl', size: 'S', color: 'Teal', sku: 'B-1', confirmed: false };
const none = { newsletter: false, stockNotices: [] };
const open = () => render(shopAround('/dashboard/mails'));
const newsletter = () => screen.findByRole('checkbox', { name: 'Send me the newsletter' });

beforeEach(() => localStorage.setItem('token', tokenOf({})));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('the newsletter is chosen and left with one press', async () => {
  const { calls } = shopNetwork({ [GET]: json(none), [PUT]: [json({ ...none, newsletter: true }), json(none)] });
  open();
  await userEvent.click(await newsletter());
  expect(await screen.findByText('You’re subscribed to the newsletter.')).toBeVisible();
  expect(await newsletter()).toBeChecked();
  await userEvent.click(await newsletter());
  expect(await screen.findByText('You’re unsubscribed from the newsletter.')).toBeVisible();
  expect(calls.slice(1)).toEqual([
    [PUT, { newsletter: true }],
    [PUT, { newsletter: false }],
  ]);
});

test('a choice that could not be saved is reverted, with the reason', async () => {
  shopNetwork({ [GET]: json(none), [PUT]: noLine });
  open();
  await userEvent.click(await newsletter());
  expect(await screen.findByText(/^We couldn’t reach the store/)).toBeVisible();
  await waitFor(async () => expect(await newsletter()).not.toBeChecked());
});

test('a requested email can be canceled', async () => {
  shopNetwork({
    [GET]: json({ ...none, stockNotices: [notice] }),
    'DELETE /api/account/stock-notices/3': noContent,
  });
  open();
  expect(await screen.findByRole('link', { name: 'Bowl, S, Teal' })).toHaveAttribute(
    'href',
    '/product/Bowl?variant=B-1',
  );
  expect(screen.getByText(/^Confirm with the link in our email first/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel: Bowl, S, Teal' }));
  expect(await screen.findByText('We won’t email you about Bowl.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Bowl, S, Teal' })).toBeNull();
});
