/** What the account team shows on an order's page. */
import type { SlotKey } from '@paw/contract/slots.ts';
import { publishSlots } from '@paw/ui/SlotPlace.tsx';
import { screen } from '@testing-library/react';
import { signIn } from '../testing/checkoutShop.tsx';
import { openOrder, ORDER, orderSentPage, title } from '../testing/orderSentPage.tsx';
import { json, shopNetwork } from '../testing/shopNetwork.ts';
import { testOrder } from '../testing/testOrder.ts';

const RETURNS: SlotKey = 'account/OrderReturns';
const ACCOUNT: SlotKey = 'account/GuestAccount';

afterEach(() => publishSlots(({ fallback }) => fallback));

test.each([
  ['a guest', true, 1],
  ['a member', false, 0],
])('%s is offered an account for the order’s email, name and address: %s', async (_, guest, offers) => {
  publishSlots(({ of, props }) => (of === ACCOUNT ? <p>{`Account: ${JSON.stringify(props)}`}</p> : null));
  signIn({ guest });
  const { email, name, address } = testOrder();
  shopNetwork({ [ORDER]: json(testOrder()) });
  openOrder();
  await title('We have your order');
  const shown = screen.queryAllByText(/^Account/).map(({ textContent }) => textContent);
  expect(shown).toEqual(offers ? [`Account: ${JSON.stringify({ email, name, address })}`] : []);
});

test('no account is offered on an order that is canceled', async () => {
  publishSlots(({ of }) => (of === ACCOUNT ? <p>Account</p> : null));
  signIn({ guest: true });
  shopNetwork({ [ORDER]: json(testOrder({ fulfilment: { state: 'cancelled', tracking: null } })) });
  openOrder();
  await screen.findByText(/Nothing will be shipped/);
  expect(screen.queryByText('Account')).toBeNull();
});

test('a guest who becomes a member on the page stays and sees the result', async () => {
  publishSlots(({ of }) => (of === ACCOUNT ? <p>You’re all set</p> : null));
  signIn();
  shopNetwork({ [ORDER]: json(testOrder()) });
  const { rerender } = openOrder();
  await title('We have your order');
  signIn({ id: 'm', guest: false });
  rerender(orderSentPage('?order=signed.order'));
  expect(screen.getByText('You’re all set')).toBeVisible();
});

test.each([
  ['a guest', true],
  ['a member', false],
])('%s can return items of a delivered order, and of no other', async (_, guest) => {
  publishSlots(({ of, name, props }) => (of === RETURNS ? <p>{`${name}: ${JSON.stringify(props)}`}</p> : null));
  signIn({ guest });
  const [fresh, delivered] = [testOrder(), testOrder({ fulfilment: { state: 'delivered', tracking: null } })];
  shopNetwork({ [ORDER]: [json(fresh), json(delivered)] });
  const { unmount } = openOrder();
  await title('We have your order');
  expect(screen.queryByText(/^Returns/)).toBeNull();
  unmount();
  openOrder();
  const shown = JSON.stringify({ reference: 'signed.order', lines: delivered.lines });
  expect(await screen.findByText(`Returns: ${shown}`)).toBeVisible();
});
