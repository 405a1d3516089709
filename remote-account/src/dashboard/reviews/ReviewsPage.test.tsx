import '@paw/testing/jsdomDialogs.ts';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { tokenOf } from '@paw/testing/tokenOf.ts';
import { shopAround } from '../../testing/shopAround.tsx';
import { json, noContent, shopNetwork } from '../../testing/shopNetwork.ts';

const LIST = 'GET /api/account/reviews';
const DELETE = 'DELETE /api/account/reviews/7';
const review = {
  id: 7,
  slug: 'Bowl',
  productTitle: 'Bowl',
  rating: 4,
  title: 'Stays where it is',
  body: 'Heavy enough.',
  state: 'waiting',
  at: '2026-11-22T10:00:00Z',
};
const open = () => render(shopAround('/dashboard/reviews'));
const ask = async () => userEvent.click(await screen.findByRole('button', { name: 'Delete the review of Bowl' }));
const confirm = () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete it' }));

beforeEach(() => localStorage.setItem('token', tokenOf({})));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('a review is shown as written, with its publication status', async () => {
  shopNetwork({ [LIST]: json({ reviews: [review] }) });
  open();
  expect(await screen.findByRole('link', { name: 'Bowl' })).toHaveAttribute('href', '/product/Bowl');
  expect(screen.getByRole('list', { name: 'Your reviews' })).toHaveTextContent(
    /Rated 4 out of 5.*Stays where it isHeavy enough\.November 22, 2026\. Our team will read it before it’s published\./,
  );
});

test('a review is deleted after a confirmation, and the page says so', async () => {
  shopNetwork({ [LIST]: json({ reviews: [review] }), [DELETE]: noContent });
  open();
  await ask();
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await confirm();
  expect(await screen.findByText('Deleted: your review of Bowl.')).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Bowl' })).toBeNull();
});

test('a review that could not be deleted stays, with the api’s message', async () => {
  const message = 'There is no such review in your account.';
  shopNetwork({ [LIST]: json({ reviews: [review] }), [DELETE]: json({ code: 'review_not_found', message }, 404) });
  open();
  await ask();
  await confirm();
  expect(await screen.findByText(message)).toBeVisible();
});

test('a member without reviews reads where to write one', async () => {
  shopNetwork({ [LIST]: json({ reviews: [] }) });
  open();
  expect(await screen.findByRole('heading', { name: 'No reviews yet' })).toBeVisible();
});
