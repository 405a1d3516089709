import { answerAddRequests } from '@paw/contract/cartEvents.ts';
import { createApi } from '@paw/api-client/http.ts';
import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { bowlLine, wishedProduct } from '../testing/testWishes.ts';
import { json, shopNetwork } from '../testing/shopNetwork.ts';
import { Component, head, loader } from './SharedWishlistPage.tsx';

const LIST = 'GET /api/wishlists/abc';
const ITEMS = 'POST /api/cart/items';
const list = { firstName: 'Maya', products: [wishedProduct('Bowl', { skuToAdd: 'B-1' }), wishedProduct('Leash')] };

const load = (query: string) =>
  loader({
    params: {},
    url: new URL(`http://localhost/wishlist/shared${query}`),
    api: createApi({ baseUrl: 'http://localhost' }),
    signal: new AbortController().signal,
  });
const page = (data: Awaited<ReturnType<typeof load>>) => (
  <MemoryRouter>
    <Component data={data} params={{}} />
  </MemoryRouter>
);

afterEach(() => jest.restoreAllMocks());

test('the server’s page has the whole list and is not indexed', async () => {
  shopNetwork({ [LIST]: json(list) });
  const data = await load('?list=abc');
  const html = renderToString(page(data));
  for (const words of ['Maya’s wishlist', 'href="/product/Bowl"', 'href="/product/Leash"'])
    expect(html).toContain(words);
  const about = head(data);
  expect(about).toMatchObject({ title: 'Maya’s wishlist | Paw Dailies', robots: 'noindex' });
  expect(JSON.stringify(about)).not.toContain('abc');
});

test('a product with one variant is added to the cart, and the list does not change', async () => {
  const { calls } = shopNetwork({ [LIST]: json(list), [ITEMS]: json({ lines: [bowlLine], missing: [] }) });
  const stop = answerAddRequests(() => 'added');
  render(page(await load('?list=abc')));
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Bowl' }));
  expect(await screen.findByText(/Added to your cart: Bowl/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/viewcart');
  expect(screen.getByRole('link', { name: 'Choose options: Leash' })).toHaveAttribute('href', '/product/Leash');
  expect(calls.map(([name]) => name)).toEqual([LIST, ITEMS]);
  stop();
});

test.each([
  ['was ended', '?list=abc'],
  ['was cut off', ''],
])('a link that %s shows an explanation', async (_, query) => {
  shopNetwork({ [LIST]: json({ code: 'not_shared', message: 'x' }, 404) });
  render(page(await load(query)));
  expect(screen.getByRole('heading', { level: 1, name: 'This wishlist isn’t shared' })).toBeVisible();
  expect(screen.getByText(/Ask for a new one/)).toBeVisible();
});

test('an api failure is not reported as an ended list', async () => {
  shopNetwork({ [LIST]: json({ code: 'unknown', message: 'x' }, 503) });
  await expect(load('?list=abc')).rejects.toThrow();
});

test('a list with nothing on it says so', () => {
  render(page({ firstName: 'Maya', products: [] }));
  expect(screen.getByText(/Maya hasn’t added anything yet/)).toBeVisible();
});
