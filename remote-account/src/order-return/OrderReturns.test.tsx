import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { json, noLine, shopNetwork } from '../testing/shopNetwork.ts';
import { testOrder } from '../testing/testOrder.ts';
import { Component } from './OrderReturns.tsx';

const LIST = 'GET /api/orders/signed.order/returns';
const ASK = 'POST /api/orders/signed.order/returns';
const { order, returns, ...standing } = testOrder();
const lines = [{ position: 1, quantity: 2, reason: 'damaged', title: 'Leash' }];
const sentBack = { id: 'r1', state: 'requested', at: '2026-11-22T10:00:00Z', lines, photos: ['f1'] };
const open = () =>
  render(
    <MemoryRouter>
      <Component reference="signed.order" lines={order.lines} />
    </MemoryRouter>,
  );

afterEach(() => jest.restoreAllMocks());

test('a shopper with the order’s reference requests a return and sees it at once', async () => {
  const after = { ...standing, canReturn: false, returnLeft: [0, 0], returns: [sentBack] };
  const { calls } = shopNetwork({
    [LIST]: [json({ ...standing, returns }), json(after)],
    [ASK]: json(sentBack, 201),
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Return items' }));
  expect(screen.getByRole('heading', { name: 'Return items' })).toHaveFocus();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Leash, M' }));
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Arrived damaged');
  await userEvent.click(screen.getByRole('button', { name: 'Request return' }));
  expect(await screen.findByRole('heading', { name: 'We got your request' })).toHaveFocus();
  expect(await screen.findByRole('region', { name: 'Your returns' })).toHaveTextContent('2 × Leash: Arrived damaged');
  expect(screen.getByRole('img')).toHaveAttribute('src', '/api/orders/signed.order/returns/r1/photos/f1');
  expect(screen.queryByRole('button')).toBeNull();
  expect(calls[1]).toEqual([ASK, { lines: [{ position: 1, quantity: 2, reason: 'damaged' }], note: '' }]);
});

test('the shop’s decision is shown with its message; refused items can be requested again', async () => {
  const refused = { ...sentBack, state: 'refused', words: 'It was opened.' };
  shopNetwork({ [LIST]: json({ ...standing, returns: [refused] }) });
  open();
  expect(await screen.findByText('Not accepted')).toBeVisible();
  expect(screen.getByText('It was opened.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Return another item' })).toBeVisible();
});

test('nothing is shown when nothing was returned and nothing can be', async () => {
  const { calls } = shopNetwork({ [LIST]: json({ ...standing, returns, canReturn: false, returnLeft: [0, 0] }) });
  const { container } = open();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(container).toHaveTextContent('');
});

test('data that could not be loaded can be loaded again', async () => {
  shopNetwork({ [LIST]: [noLine, json({ ...standing, returns })] });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Return items' })).toBeVisible();
});
