import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { cartNotSaved, cartRestored } from '../cart/cartSlice.ts';
import { cartStore } from '../cart/cartStore.ts';
import { InShop } from '../testing/InShop.tsx';
import { bowl, leash } from '../testing/testCart.ts';
import { Component, head } from './ViewCartPage.tsx';

const page = (
  <InShop>
    <Component />
  </InShop>
);
const open = (...lines: (typeof bowl)[]) => {
  cartStore().dispatch(cartRestored(lines));
  return render(page);
};
const lines = () => screen.getAllByRole('listitem');

test('the server sends a neutral page that says where the cart is', () => {
  cartStore().dispatch(cartRestored([bowl]));
  const html = renderToString(page);
  expect(html).toContain('Loading...');
  expect(html).toContain('<noscript>');
  expect(html).toContain('Please switch JavaScript on');
  expect(html).not.toContain('Bowl');
  expect(head()).toMatchObject({ title: 'Your cart | Paw Dailies', canonical: '/viewcart', robots: 'noindex' });
});

test('each line shows what it is, what one costs and what all cost', () => {
  open(bowl, { ...leash, slug: 'Leash-2' });
  const [first, second] = lines() as [HTMLElement, HTMLElement];
  expect(within(first).getByRole('link', { name: 'Bowl' })).toHaveAttribute('href', '/product/Bowl');
  expect(within(first).getByText('Teal')).toBeVisible();
  expect(within(second).getByRole('link', { name: 'Leash' })).toHaveAttribute('href', '/product/Leash-2');
  expect(second).toHaveTextContent('$8.00 each');
  expect(second).toHaveTextContent('$16.00');
});

test('the total stands beside the way to checkout', () => {
  open(bowl, leash);
  const summary = screen.getByRole('region', { name: 'Summary' });
  expect(summary).toHaveTextContent('Total for 3 items$28.35');
  expect(summary).toHaveTextContent('Delivery and tax are settled at checkout.');
  expect(summary).toHaveTextContent('Free shipping on $35+ on your first order');
  expect(within(summary).getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
});

test('one more bowl changes the total and is announced', async () => {
  open(bowl);
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(screen.getByText('Total for 2 items').parentElement).toHaveTextContent('$24.70');
  expect(screen.getByRole('status')).toHaveTextContent('Bowl, Teal: quantity 2');
});

test('a line holds ten at most, and a larger one says so', () => {
  open({ ...bowl, quantity: 12 });
  expect(screen.getByRole('button', { name: 'One more' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('One order takes up to 10 of this item.')).toBeVisible();
});

test('after a removal the focus is on the line that took the place', async () => {
  open(bowl, leash);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Bowl, Teal' }));
  expect(lines()).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Leash' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Removed Bowl, Teal');
});

test('after the last removal the cart is empty, the focus on its title, with a way on', async () => {
  open(leash);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Leash, M' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Your cart' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Look around the shop' })).toHaveAttribute('href', '/');
});

test('a cart that could not be saved says so on the page', () => {
  open(bowl);
  act(() => void cartStore().dispatch(cartNotSaved()));
  expect(screen.getByText(/could not be saved on this device/)).toBeVisible();
});
