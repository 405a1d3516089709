import { show } from '../../testing/fakeSight.ts';
import { announceCart, answerAddRequests } from '@paw/contract/cartEvents.ts';
import { type CartLine, stringifyCart } from '@paw/contract/cartStorage.ts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { testProduct } from '../../testing/testProduct.ts';
import { ProductOffer } from '../ProductOffer.tsx';
import { BuyBar } from './BuyBar.tsx';
import { usePurchase } from './usePurchase.ts';

function Offer() {
  const purchase = usePurchase(testProduct);
  const row = useRef<HTMLDivElement>(null);
  return (
    <>
      <ProductOffer purchase={purchase} rating={null} row={row} />
      <BuyBar purchase={purchase} row={row} />
    </>
  );
}
const page = <Offer />;
const pathOf = (variant: string) => `/product/Adjustable-Dog-Collar?variant=${variant}`;
const box = () => within(screen.getByRole('region', { name: 'Buy' }));
const add = () => box().getByRole('button', { name: 'Add to cart' });
const line: CartLine = { title: testProduct.title, size: 'L', color: { name: 'Navy' }, quantity: 2, priceCents: 1796 };
const found = { variantId: 'COL-L-Navy', slug: testProduct.slug, picture: { name: 'collar-flat', colour: '2b3f63' } };

test('adding sends the fields of a cart line over the bus', async () => {
  const accept = jest.fn();
  const stop = answerAddRequests(accept);
  renderAt(pathOf('COL-L-Navy'), page);
  await userEvent.click(screen.getByRole('button', { name: /^Increase quantity/ }));
  await userEvent.click(add());
  stop();
  expect(accept.mock.calls).toEqual([[{ id: expect.any(String), line: { ...line, ...found } }]]);
  expect(box().getByText(/Added to your cart/)).toBeVisible();
  expect(box().getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/viewcart');
});

test('without a cart the item waits, and is reported as added once the cart has it', async () => {
  renderAt(pathOf('COL-L-Navy'), page);
  await userEvent.click(add());
  expect(box().getByText('Your cart is still loading. We’ll add this in a moment.')).toBeVisible();
  act(() => announceCart({ units: 0, lines: [] }));
  expect(box().queryByText(/Added to your cart/)).not.toBeInTheDocument();
  act(() => announceCart({ units: 1, lines: [{ ...line, quantity: 1 }] }));
  expect(box().getByText(/Added to your cart/)).toBeVisible();
});

test('without a cart, no more units wait than are in stock, and units that were already in it are not reported as added', async () => {
  localStorage.setItem('cart', stringifyCart([{ ...line, quantity: 1 }]));
  renderAt(pathOf('COL-L-Navy'), page);
  for (let press = 0; press < 4; press++) await userEvent.click(add());
  expect(Object.keys(localStorage).filter((key) => key.startsWith('cart-outbox:'))).toHaveLength(2);
  act(() => announceCart({ units: 1, lines: [{ ...line, quantity: 1 }] }));
  expect(box().queryByText(/Added to your cart/)).not.toBeInTheDocument();
  act(() => announceCart({ units: 3, lines: [{ ...line, quantity: 3 }] }));
  expect(box().getByText(/Added to your cart/)).toBeVisible();
});

test('with a full cart the item is not added, and both places say so', async () => {
  const stop = answerAddRequests(() => 'cart full');
  renderAt(pathOf('COL-L-Navy'), page);
  await userEvent.click(add());
  stop();
  expect(box().getByText(/^Not added\. Your cart already has 50 different items/)).toBeVisible();
  expect(screen.getByText('Your cart is full')).toBeInTheDocument();
  expect(box().queryByText(/Added to your cart/)).not.toBeInTheDocument();
});

test('with storage blocked, the page says that the item was not added', async () => {
  renderAt(pathOf('COL-L-Navy'), page);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new Error('full');
  });
  await userEvent.click(add());
  expect(box().getByText(/^We couldn’t add this\./)).toBeVisible();
});

test('the answer is shown for the added variant only', async () => {
  const stop = answerAddRequests(() => undefined);
  renderAt(pathOf('COL-L-Navy'), page);
  await userEvent.click(add());
  await userEvent.click(screen.getByRole('radio', { name: 'Red' }));
  stop();
  expect(box().queryByText(/Added to your cart/)).not.toBeInTheDocument();
});

test('a sold-out combination is marked and cannot be added', async () => {
  renderAt('/product/Adjustable-Dog-Collar', page);
  await userEvent.click(screen.getByRole('radio', { name: 'S (sold out)' }));
  expect(box().getByRole('button', { name: 'Sold out' })).toBeDisabled();
  expect(screen.queryByRole('textbox', { name: 'Quantity' })).not.toBeInTheDocument();
});

test.each([
  ['COL-L-Navy', '3', 'That’s the 3 we have left.'],
  ['COL-L-Red', '10', 'That’s 10, the limit per order.'],
])('of %s at most %s can be chosen, and the page says why', async (variant, most, words) => {
  renderAt(pathOf(variant), page);
  const count = screen.getByRole('textbox', { name: 'Quantity' });
  await userEvent.clear(count);
  await userEvent.type(count, '99{Enter}');
  expect(count).toHaveValue(most);
  expect(screen.getByText(words)).toBeVisible();
});

test('the units in the cart count', async () => {
  localStorage.setItem('cart', stringifyCart([line]));
  renderAt(pathOf('COL-L-Navy'), page);
  expect(screen.getByText('With the 2 in your cart, that’s the 3 we have left.')).toBeVisible();
  act(() => announceCart({ units: 3, lines: [{ ...line, quantity: 3 }] }));
  expect(screen.getByText('Your cart already has the 3 we have left.')).toBeVisible();
  const accept = jest.fn();
  const stop = answerAddRequests(accept);
  await userEvent.click(add());
  stop();
  expect(accept).not.toHaveBeenCalled();
});

test.each(['[{"title":', '7'])('a damaged cart (%s) does not prevent adding', (damaged) => {
  localStorage.setItem('cart', damaged);
  renderAt(pathOf('COL-L-Navy'), page);
  expect(add()).toBeEnabled();
});

test('before hydration the button can be pressed: the shell records it', () => {
  const html = renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);
  expect(/<button [^>]*>Add to cart</.exec(html)?.[0]).not.toMatch(/ disabled=/);
});

test('the bar shows while the button is out of view, and adds the same', async () => {
  const accept = jest.fn();
  const stop = answerAddRequests(accept);
  renderAt(pathOf('COL-L-Navy'), page);
  const row = add().parentElement as HTMLElement;
  const [, button] = screen.getAllByRole('button', { name: 'Add to cart' });
  const bar = button?.parentElement as HTMLElement;
  expect(bar).not.toHaveAttribute('inert');
  act(() => show(row, true));
  expect(bar).toHaveAttribute('inert');
  act(() => show(row, false));
  await userEvent.click(within(bar).getByText('Add to cart'));
  stop();
  expect(accept).toHaveBeenCalledTimes(1);
  expect(bar).toHaveTextContent('Added. View cart');
});
