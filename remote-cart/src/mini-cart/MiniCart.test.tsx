import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { cartRestored, itemAdded } from '../cart/cartSlice.ts';
import { cartStore } from '../cart/cartStore.ts';
import { InShop } from '../testing/InShop.tsx';
import { bowl, leash } from '../testing/testCart.ts';
import { Component } from './MiniCart.tsx';

const header = (
  <InShop>
    <Component />
  </InShop>
);

test('before the stored cart has arrived the link has no number', () => {
  render(header);
  expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/viewcart');
  expect(screen.queryByText(/\d/)).toBeNull();
});

test('the link says how many items are in the cart', () => {
  render(header);
  act(() => void cartStore().dispatch(cartRestored([])));
  expect(screen.getByRole('link', { name: 'Cart, empty' })).toHaveTextContent('');
  act(() => void cartStore().dispatch(itemAdded(bowl)));
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toHaveTextContent('1');
  act(() => void cartStore().dispatch(itemAdded(leash)));
  expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toHaveTextContent('3');
});

test('a cart that is full before hydration gives no warning and shows up after it', async () => {
  cartStore().dispatch(cartRestored([leash]));
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(header);
  expect(screen.getByRole('link', { name: 'Cart' })).toHaveTextContent('');
  const onRecoverableError = jest.fn();
  await act(async () => void hydrateRoot(place, header, { onRecoverableError }));
  expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toHaveTextContent('2');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
