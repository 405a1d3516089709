import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { cartRestored } from '../cart/cartSlice.ts';
import { cartStore } from '../cart/cartStore.ts';
import { InShop } from '../testing/InShop.tsx';
import { bowl, leash } from '../testing/testCart.ts';
import { Component, head } from './CheckoutPage.tsx';

const page = (
  <InShop>
    <Component />
  </InShop>
);

test('checkout shows what the shopper is about to buy, and no button that does nothing', () => {
  cartStore().dispatch(cartRestored([bowl, leash]));
  render(page);
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'BowlTeal1 × $12.35$12.35',
    'LeashM2 × $8.00$16.00',
  ]);
  expect(screen.getByRole('region', { name: 'Summary' })).toHaveTextContent('Total for 3 items$28.35');
  expect(screen.getByText('Ordering opens soon. Your cart stays saved on this device.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change your cart' })).toHaveAttribute('href', '/viewcart');
  expect(screen.queryByRole('button')).toBeNull();
});

test('with nothing in the cart checkout leads back to the shop', () => {
  cartStore().dispatch(cartRestored([]));
  render(page);
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look around the shop' })).toHaveAttribute('href', '/');
});

test('the server never sends what is in a cart', () => {
  expect(renderToString(page)).toContain('Loading...');
  expect(head()).toMatchObject({ title: 'Checkout | Paw Dailies', canonical: '/checkout', robots: 'noindex' });
});
