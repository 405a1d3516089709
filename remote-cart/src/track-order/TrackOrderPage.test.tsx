import { MemoryRouter, useLocation } from '@paw/testing/testRouter.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, noLine, shopNetwork } from '../testing/shopNetwork.ts';
import { Component } from './TrackOrderPage.tsx';

const TRACK = 'POST /api/orders/track';
function Place() {
  const { pathname, search, state } = useLocation();
  return <span data-testid="place">{pathname + search + JSON.stringify(state)}</span>;
}
const open = () =>
  render(
    <MemoryRouter initialEntries={['/track-order']}>
      <Component />
      <Place />
    </MemoryRouter>,
  );
const find = () => userEvent.click(screen.getByRole('button', { name: 'Find my order' }));
async function fillIn() {
  await userEvent.type(screen.getByLabelText('Order number'), ' pd-7k3m9qxa ');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
}
afterEach(() => jest.restoreAllMocks());

test('number and email open the order', async () => {
  const { named } = shopNetwork({ [TRACK]: json({ reference: 'signed.order' }) });
  open();
  await fillIn();
  await find();
  await waitFor(() =>
    expect(screen.getByTestId('place')).toHaveTextContent('/order-sent?order=signed.order{"tracked":true}'),
  );
  expect(named(TRACK)[0]?.body).toEqual({ number: 'pd-7k3m9qxa', email: 'ada@example.com' });
});

test('missing fields are reported above and at the fields, and no call is made', async () => {
  const { calls } = shopNetwork({});
  open();
  await find();
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Enter your order number.' }));
  expect(screen.getByLabelText('Order number')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address.');
  expect(calls).toEqual([]);
});

test.each([
  [
    'an order that is not there',
    json({ code: 'order_not_found', message: 'We find no order.' }, 404),
    'We find no order.',
  ],
  [
    'too many tries',
    json({ code: 'too_many_tries', message: 'Please wait 5 minutes.' }, 429),
    'Please wait 5 minutes.',
  ],
  ['a broken line', noLine, /couldn’t reach the store/],
])('%s is reported, and the typed values stay', async (_, reply, words) => {
  shopNetwork({ [TRACK]: reply });
  open();
  await fillIn();
  await find();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});
