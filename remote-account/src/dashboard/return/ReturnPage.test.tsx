import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { MemberOrder } from '../order/fetchOrder.ts';
import { shopAround } from '../../testing/shopAround.tsx';
import { json, shopNetwork } from '../../testing/shopNetwork.ts';
import { testOrder } from '../../testing/testOrder.ts';
import { tokenOf } from '../../testing/tokenOf.ts';

const ORDER = 'GET /api/account/orders/PD-7K3M9QXA';
const RETURN = 'POST /api/account/orders/PD-7K3M9QXA/returns';
const open = () => render(shopAround('/dashboard/orders/PD-7K3M9QXA/return'));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Ask for the return' }));

beforeEach(() => localStorage.setItem('token', tokenOf({})));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('what can still go back is chosen, with how much and why', async () => {
  const { calls } = shopNetwork({ [ORDER]: json(testOrder()), [RETURN]: json({}, 201) });
  open();
  const leash = await screen.findByRole('checkbox', { name: 'Leash, M, Teal' });
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await userEvent.click(leash);
  await userEvent.selectOptions(screen.getByLabelText('How many'), '1');
  await userEvent.selectOptions(screen.getByLabelText('Why'), 'It does not fit');
  await userEvent.type(screen.getByLabelText('Anything else (optional)'), ' Too short ');
  await send();
  expect(await screen.findByRole('heading', { name: 'We have your request' })).toHaveFocus();
  const lines = [{ position: 1, quantity: 1, reason: 'does_not_fit' }];
  expect(calls.at(-1)).toEqual([RETURN, { lines, note: 'Too short' }]);
});

test('what is missing is said above, with the focus, and at its field', async () => {
  const { calls } = shopNetwork({ [ORDER]: json(testOrder()) });
  open();
  const leash = await screen.findByRole('checkbox');
  await send();
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Choose what you want to send back.' }));
  expect(leash).toHaveFocus();
  await userEvent.click(leash);
  await send();
  expect(screen.getByLabelText('Why')).toHaveAccessibleDescription('Say why you send it back: Leash, M, Teal.');
  expect(calls).toHaveLength(1);
});

test('what the shop refuses is said in its words, and what was typed stays', async () => {
  const message = 'Of line 2 you can send back 1 more.';
  shopNetwork({ [ORDER]: json(testOrder()), [RETURN]: json({ code: 'too_many_units', message }, 409) });
  open();
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.selectOptions(screen.getByLabelText('Why'), 'I changed my mind');
  await send();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Why')).toHaveValue('changed_mind');
});

test.each<[string, Partial<MemberOrder>, string]>([
  [
    'not delivered yet',
    { returnUntil: null },
    'You can send something back as soon as the order has arrived, for 30 days.',
  ],
  ['too late', { returnLeft: [1, 2] }, 'Returns are possible for 30 days after delivery, and these are over.'],
  ['all of it sent back', { returnLeft: [0, 0] }, 'All of this order is on its way back already, or refunded.'],
])('an order that is %s says why nothing can go back', async (_, changes, words) => {
  shopNetwork({ [ORDER]: json(testOrder({ canReturn: false, ...changes })) });
  open();
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact-us');
});
