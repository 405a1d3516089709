import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { act, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { cartRestored } from '../cart/cartSlice.ts';
import { cartStore } from '../cart/cartStore.ts';
import { shopNetwork } from '../testing/shopNetwork.ts';
import { bowl } from '../testing/testCart.ts';
import { QUOTE, quoteReply } from '../testing/testQuote.ts';
import { Component, head } from './ViewCartPage.tsx';

const page = (
  <MemoryRouter>
    <Component />
  </MemoryRouter>
);

beforeEach(() => void shopNetwork({ [QUOTE]: quoteReply() }));
afterEach(() => jest.restoreAllMocks());

test('the server sends a neutral page that says where the cart is', () => {
  cartStore().dispatch(cartRestored([bowl]));
  const html = renderToString(page);
  expect(html).toContain('Loading...');
  expect(html).toContain('Turn on JavaScript');
  expect(html).not.toContain('Bowl');
  expect(head()).toMatchObject({ title: 'Your cart | Paw Dailies', canonical: '/viewcart', robots: 'noindex' });
});

test('a browser that stores no cart shows at once that it is empty, in the same elements as after hydration', async () => {
  const mark = document.documentElement.dataset;
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  const title = within(root).getByText('Your cart is empty');
  expect(title).not.toBeVisible();
  expect(within(root).getByText('Loading...')).toBeVisible();
  mark.cart = 'none';
  expect(title).toBeVisible();
  expect(within(root).getByText('Loading...')).not.toBeVisible();
  cartStore().dispatch(cartRestored([]));
  const hydrated = await act(async () => hydrateRoot(root, page));
  delete mark.cart;
  expect(within(root).getByText('Your cart is empty')).toBe(title);
  expect(title).toBeVisible();
  expect(within(root).queryByText('Loading...')).toBeNull();
  act(() => hydrated.unmount());
  root.remove();
});
