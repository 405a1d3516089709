import '@paw/testing/jsdomDialogs.ts';
import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { tokenOf } from '@paw/testing/tokenOf.ts';
import { json, noContent, noLine, shopNetwork } from '../../testing/shopNetwork.ts';
import { ShareWishlist } from './ShareWishlist.tsx';

const [SEE, MAKE, END] = ['GET', 'POST', 'DELETE'].map((method) => `${method} /api/account/wishlist-link`) as [
  string,
  string,
  string,
];
const none = json({ secret: null, firstName: 'Maya' });
const made = json({ secret: 'abc', firstName: 'Maya' });
const open = () =>
  render(
    <MemoryRouter>
      <ShareWishlist />
    </MemoryRouter>,
  );

beforeEach(() => localStorage.setItem('token', tokenOf({})));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('before the link is created the page says who will see what; then the link can be copied', async () => {
  shopNetwork({ [SEE]: none, [MAKE]: made });
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  open();
  expect(await screen.findByText(/your first name, Maya\. They can’t see your full name/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  expect(await screen.findByText('Your link is ready.')).toBeVisible();
  const link = screen.getByLabelText<HTMLInputElement>('Your link');
  expect(link.value).toMatch(/\/wishlist\/shared\?list=abc$/);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Copied.')).toBeVisible();
  expect(copied).toHaveBeenCalledWith(link.value);
});

test('a link is revoked after a confirmation, and the page says so', async () => {
  shopNetwork({ [SEE]: made, [END]: noContent });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Stop sharing' }));
  const question = screen.getByRole('dialog', { name: 'Stop sharing your list?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Stop sharing' }));
  expect(await screen.findByText(/Only you can see your list/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create link' })).toBeVisible();
});

test('a failure to create the link is reported, and it can be tried again', async () => {
  shopNetwork({ [SEE]: none, [MAKE]: [noLine, made] });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Create link' }));
  expect(await screen.findByRole('alert')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Create link' }));
  expect(await screen.findByLabelText('Your link')).toBeVisible();
});
