import '@paw/testing/jsdomDialogs.ts';
import { MemoryRouter, useLocation } from '@paw/testing/testRouter.ts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { cartRestored, itemAdded } from '../cart/cartSlice.ts';
import { cartStore } from '../cart/cartStore.ts';
import { noLine, shopNetwork } from '../testing/shopNetwork.ts';
import { bowl, leash } from '../testing/testCart.ts';
import { QUOTE, quoteReply } from '../testing/testQuote.ts';
import { Component } from './MiniCart.tsx';

const header = (
  <MemoryRouter>
    <Component />
  </MemoryRouter>
);

function Place() {
  return <span data-testid="place">{useLocation().pathname}</span>;
}
function openHeader(path = '/', ...lines: (typeof bowl)[]) {
  cartStore().dispatch(cartRestored(lines));
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Component />
      <Place />
    </MemoryRouter>,
  );
}
const badge = () => screen.getByRole('link', { name: /^Cart,/ });
const openDrawer = async () => {
  // The press loads its code.
  await act(async () => void fireEvent.click(badge()));
  return screen.findByRole('dialog', { name: /^Your cart/ });
};

beforeEach(() => void shopNetwork({ [QUOTE]: quoteReply() }));
afterEach(() => jest.restoreAllMocks());

test('before the stored cart is restored the link is plain and has no number', () => {
  render(header);
  const link = screen.getByRole('link', { name: 'Cart' });
  expect(link).toHaveAttribute('href', '/viewcart');
  expect(link).not.toHaveAttribute('aria-haspopup');
  expect(screen.queryByText(/\d/)).toBeNull();
});

test('the link says how many items are in the cart, and an add opens nothing', () => {
  render(header);
  act(() => void cartStore().dispatch(cartRestored([])));
  expect(screen.getByRole('link', { name: 'Cart, empty' })).toHaveTextContent('');
  act(() => void cartStore().dispatch(itemAdded(bowl)));
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toHaveTextContent('1');
  act(() => void cartStore().dispatch(itemAdded(leash)));
  expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toHaveTextContent('3');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a cart that has items before hydration causes no warning and is shown after it', async () => {
  cartStore().dispatch(cartRestored([leash]));
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(header);
  expect(screen.getByRole('link', { name: 'Cart' })).toHaveTextContent('');
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(place, header, { onRecoverableError }));
  expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toHaveTextContent('2');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
  place.remove();
});

test('a press opens the cart in a drawer, with the total from the api', async () => {
  openHeader('/', bowl, leash);
  expect(badge()).toHaveAttribute('aria-haspopup', 'dialog');
  const drawer = await openDrawer();
  expect(within(drawer).getByRole('heading', { name: 'Your cart, 3 items' })).toHaveFocus();
  expect(await within(drawer).findByText('$33.30')).toBeVisible();
  expect(within(drawer).getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
  expect(within(drawer).getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/viewcart');
  expect(screen.getByTestId('place')).toHaveTextContent('/');
});

test('a line can be changed and removed in the drawer; the focus moves to the next one', async () => {
  openHeader('/', bowl, leash);
  const drawer = await openDrawer();
  await userEvent.click(within(drawer).getAllByRole('button', { name: /^Increase quantity/ })[0] as HTMLElement);
  expect(cartStore().getState().cart.lines[0]?.quantity).toBe(2);
  await userEvent.click(within(drawer).getByRole('button', { name: 'Remove Bowl, Teal' }));
  await waitFor(() => expect(within(drawer).getByRole('button', { name: 'Remove Leash, M' })).toHaveFocus());
  await userEvent.click(within(drawer).getByRole('button', { name: 'Remove Leash, M' }));
  expect(await within(drawer).findByText('Your cart is empty')).toBeVisible();
});

test('the drawer’s total states what it includes and for how many items', async () => {
  jest.restoreAllMocks();
  shopNetwork({ [QUOTE]: quoteReply({ lines: { Leash: { status: 'gone', quantity: 0 } } }) });
  openHeader('/', bowl, leash);
  const drawer = await openDrawer();
  expect(await within(drawer).findByText('1 of 3 items, with $4.95 delivery, before tax')).toBeVisible();
});

test('a quantity above the limit is reduced in the drawer too, with an explanation', async () => {
  jest.restoreAllMocks();
  const message = 'The limit is 10 of one item per order. We changed the quantity to 10.';
  const short = quoteReply({ lines: { Bowl: { status: 'clamped', quantity: 10, message } } });
  shopNetwork({ [QUOTE]: [short, quoteReply()] });
  openHeader('/', { ...bowl, quantity: 100_000 });
  const drawer = await openDrawer();
  expect(await within(drawer).findByText(message)).toBeVisible();
  expect(badge()).toHaveAccessibleName('Cart, 10 items');
});

test('without available items the drawer offers no checkout', async () => {
  jest.restoreAllMocks();
  shopNetwork({ [QUOTE]: quoteReply({ lines: { Bowl: { status: 'gone', quantity: 0 } } }) });
  openHeader('/', bowl);
  const drawer = await openDrawer();
  expect(await within(drawer).findByText(/None of these items are available/)).toBeVisible();
  expect(within(drawer).queryByRole('link', { name: 'Checkout' })).toBeNull();
});

test('a link in the drawer closes it', async () => {
  openHeader('/', bowl);
  const drawer = await openDrawer();
  await userEvent.click(within(drawer).getByRole('link', { name: 'Bowl' }));
  await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent('/product/Bowl'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('offline, the drawer says so and tries again on request', async () => {
  jest.restoreAllMocks();
  shopNetwork({ [QUOTE]: [noLine, quoteReply()] });
  openHeader('/', bowl);
  const drawer = await openDrawer();
  await userEvent.click(await within(drawer).findByRole('button', { name: 'Try again' }));
  expect(await within(drawer).findByText('$17.30')).toBeVisible();
});

test.each(['/viewcart', '/checkout', '/Checkout/address'])('at %s the link is only a link', async (path) => {
  openHeader(path, bowl);
  expect(badge()).not.toHaveAttribute('aria-haspopup');
  await userEvent.click(badge());
  expect(screen.getByTestId('place')).toHaveTextContent('/viewcart');
  expect(screen.queryByRole('dialog')).toBeNull();
});
