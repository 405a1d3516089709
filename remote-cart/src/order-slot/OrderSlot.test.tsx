import { MemoryRouter } from '@paw/testing/testRouter.ts';
import '@paw/testing/jsdomDialogs.ts';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { json, noLine, shopNetwork } from '../testing/shopNetwork.ts';
import { testOrder } from '../testing/testOrder.ts';
import { Component } from './OrderSlot.tsx';

const ORDER = 'GET /api/orders/signed.order';
const CANCEL = 'POST /api/orders/signed.order/cancel';
const order = testOrder();
const open = () =>
  render(
    <MemoryRouter>
      <h1 tabIndex={-1}>Order {order.number}</h1>
      <Component reference="signed.order" />
    </MemoryRouter>,
  );

afterEach(() => jest.restoreAllMocks());

test('an order is shown below another page’s title and can be canceled there', async () => {
  const cancelled = testOrder({ canCancel: false, fulfilment: { state: 'cancelled', tracking: null } });
  shopNetwork({ [ORDER]: json(order), [CANCEL]: json(cancelled) });
  open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Order received' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes, cancel order' }));
  expect(await screen.findByText(`Order ${order.number} is canceled.`)).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Canceled' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('an order that could not be loaded can be loaded again', async () => {
  shopNetwork({ [ORDER]: [noLine, json(order)] });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Leash')).toBeVisible();
});

test('an unknown order is reported, without a button to try again', async () => {
  shopNetwork({ [ORDER]: json({ code: 'no_order', message: 'There is no such order.' }, 404) });
  open();
  expect(await screen.findByText('This order no longer exists.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
