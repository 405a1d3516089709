import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ada,
  home,
  keepDraft,
  openCheckout,
  place,
  press,
  ready,
  signIn,
  storedDraft,
} from '../../testing/checkoutShop.tsx';
import { checkoutReplies, goOn, shownStep, typeAddress } from '../../testing/checkoutSteps.ts';
import { shopNetwork } from '../../testing/shopNetwork.ts';

beforeEach(() => signIn());
afterEach(() => jest.restoreAllMocks());

test('a shopper who opens a later step is sent to the first step with missing fields', () => {
  shopNetwork(checkoutReplies);
  keepDraft({ version: 1, contact: ada });
  openCheckout('/checkout/review');
  expect(shownStep()).toBe('1Contact and address');
  expect(place()).toBe('/checkout/contact');
  expect(screen.queryByRole('link', { name: 'Review' })).toBeNull();
});

const halfway = { contact: ada, address: home };
test.each([
  ['/checkout/contact', {}, '/checkout/contact'],
  ['/checkout/address', { contact: ada }, '/checkout/contact'],
  ['/checkout/address', ready, '/checkout/contact'],
  ['/checkout/delivery', halfway, '/checkout/delivery'],
  ['/checkout/payment', { ...halfway, delivery: 'express' }, '/checkout/delivery'],
  ['/checkout/payment', { contact: ada }, '/checkout/contact'],
  ['/checkout/review', ready, '/checkout/review'],
])('%s, a path of a release with five steps, opens the right one of the three steps', async (path, draft, end) => {
  shopNetwork(checkoutReplies);
  keepDraft({ version: 1, ...draft });
  openCheckout(path);
  expect(place()).toBe(end);
  expect(await screen.findByText(/^\$\d/, { selector: '[role=status] *' })).toBeVisible();
  expect(storedDraft()).toMatchObject({ version: 1, ...draft });
});

test('the review shows a phone number as Americans write it, however it was typed', async () => {
  shopNetwork(checkoutReplies);
  keepDraft({ ...ready, contact: { ...ada, phone: ' 555.010.1234' } });
  openCheckout('/checkout/review');
  expect(await screen.findByText(/\(555\) 010-1234/)).toBeVisible();
});

test('Back from the second step leads to the first, also from the path without a step', async () => {
  shopNetwork(checkoutReplies);
  openCheckout();
  await userEvent.type(screen.getByLabelText('Email'), ada.email);
  await typeAddress(home);
  await goOn();
  await waitFor(() => expect(shownStep()).toBe('2Delivery and payment'));
  await press('Browser’s Back');
  expect(place()).toBe('/checkout');
  expect(screen.getByLabelText('Email')).toHaveValue(ada.email);
});
