import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type home, placed, press } from './checkoutShop.tsx';
import { json } from './shopNetwork.ts';
import { QUOTE, quoteReply } from './testQuote.ts';

export const PAYMENTS = 'GET /api/payments';
export const ORDERS = 'POST /api/orders';

/** The api's answers when everything succeeds. */
export const checkoutReplies = {
  [QUOTE]: quoteReply(),
  [PAYMENTS]: json({ methods: ['delivery'] }),
  [ORDERS]: json(placed, 201),
};

export const goOn = () => press('Continue');
export const shownStep = () => screen.getByRole('link', { current: 'step' }).textContent;

export async function typeAddress({ name, line1, zip, city }: typeof home): Promise<void> {
  await userEvent.type(screen.getByLabelText('Full name'), name);
  await userEvent.type(screen.getByLabelText('Street address'), line1);
  await userEvent.type(screen.getByLabelText('ZIP code'), zip);
  await userEvent.type(screen.getByLabelText('City'), `${city}{Tab}`);
}
