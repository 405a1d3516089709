/** A guest's order with payment on delivery is confirmed by the link in its email. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOrder, ORDER, title } from '../testing/orderSentPage.tsx';
import { json, noLine, shopNetwork } from '../testing/shopNetwork.ts';
import { testOrder } from '../testing/testOrder.ts';

const CONFIRM = 'POST /api/orders/signed.order/confirm';
const AGAIN = 'POST /api/orders/signed.order/confirmation-email';
const waiting = testOrder({ unconfirmed: { by: '2026-11-22T07:11:00Z', isSetAside: true } });
const token = 'a-token-of-the-email-a-token-of-the-email';

afterEach(() => {
  location.hash = '';
});

test('an unconfirmed guest order says what to do and does not thank the guest yet', async () => {
  shopNetwork({
    [ORDER]: [json(waiting), json({ ...waiting, unconfirmed: { ...waiting.unconfirmed, isSetAside: false } })],
  });
  const { unmount } = openOrder();
  expect(await title('Almost done: please confirm your order')).toBeVisible();
  expect(screen.getByText(/Open the link we emailed to/)).toHaveTextContent('ada@example.com');
  expect(screen.getByRole('heading', { name: 'Waiting for you to confirm' })).toBeVisible();
  expect(screen.getByText(/if you confirm it now/)).toHaveTextContent(
    'Arrives Fri, Nov 27 – Tue, Dec 1 if you confirm it now',
  );
  expect(screen.queryByRole('button', { name: 'Confirm order' })).toBeNull();
  expect(screen.queryByText(/set your items aside/)).toBeNull();
  unmount();
  openOrder();
  expect(await screen.findByText(/We set your items aside as soon as you confirm/)).toBeVisible();
});

test('the confirmation email is sent again on request, and a limit is reported', async () => {
  const message = 'We’ve sent this email several times. Check your spam folder, or wait 14 minutes and try again.';
  const { named } = shopNetwork({
    [ORDER]: json(waiting),
    [AGAIN]: [json({ email: 'ada@example.com' }, 202), json({ code: 'too_many_tries', message }, 429)],
  });
  openOrder();
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Send the email again' }));
  await press();
  expect(await screen.findByText('We sent the email to ada@example.com again.')).toBeVisible();
  await press();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByText(/We sent the email/)).toBeNull();
  expect(named(AGAIN)).toHaveLength(2);
});

test('the link in the email confirms after one press, not before', async () => {
  location.hash = `#confirm=${token}`;
  const { named } = shopNetwork({ [ORDER]: json(waiting), [CONFIRM]: json(testOrder()) });
  openOrder();
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm order' }));
  expect(await screen.findByText('Order PD-7K3M9QXA is confirmed.')).toBeVisible();
  expect(named(CONFIRM).map(({ body }) => body)).toEqual([{ confirmation: token }]);
  expect(await title('We have your order')).toHaveFocus();
  expect(location.hash).toBe('');
});

test('an order that was canceled meanwhile is shown with its current status', async () => {
  location.hash = `#confirm=${token}`;
  const released = testOrder({
    fulfilment: { state: 'cancelled', tracking: null },
    canCancel: false,
    timeline: [{ at: '2026-11-22T08:00:00Z', kind: 'cancelled', reason: 'unconfirmed' }],
  });
  const message = 'This order was canceled before it was confirmed.';
  shopNetwork({ [ORDER]: [json(waiting), json(released)], [CONFIRM]: json({ code: 'released', message }, 409) });
  openOrder();
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm order' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText(/It wasn’t confirmed in time/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm order' })).toBeNull();
});

test('after a wrong link or a lost answer the button stays', async () => {
  location.hash = `#confirm=${token}`;
  const wrong = json({ code: 'wrong_confirmation', message: 'This link does not confirm this order.' }, 400);
  shopNetwork({ [ORDER]: json(waiting), [CONFIRM]: [wrong, noLine, json(testOrder())] });
  openOrder();
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Confirm order' }));
  await press();
  expect(await screen.findByText('This link does not confirm this order.')).toBeVisible();
  await press();
  await press();
  expect(await screen.findByText('Order PD-7K3M9QXA is confirmed.')).toBeVisible();
});
