import { render, screen } from '@testing-library/react';
import { MemoryRouter } from '@paw/testing/testRouter.ts';
import userEvent from '@testing-library/user-event';
import { cartRestored } from '../cart/cartSlice.ts';
import { cartStore } from '../cart/cartStore.ts';
import { json, noLine, shopNetwork } from '../testing/shopNetwork.ts';
import { bowl } from '../testing/testCart.ts';
import { QUOTE, quoteReply } from '../testing/testQuote.ts';
import { Component } from '../view-cart/ViewCartPage.tsx';

const MAIL = 'POST /api/cart/mail';
const ITEMS = 'POST /api/cart/items';
const found = {
  title: 'Bowl',
  size: '',
  color: { name: 'Teal' },
  variantId: 'BOWL-T',
  slug: 'Bowl',
  picture: { name: 'bowl', colour: '1d7874' },
  priceCents: 1235,
};
const items = (...quantities: number[]) => json({ lines: quantities.map((quantity) => ({ ...found, quantity })) });
const stored = () => cartStore().getState().cart.lines;

function open(hash: string, ...lines: (typeof bowl)[]) {
  cartStore().dispatch(cartRestored(lines));
  return render(
    <MemoryRouter initialEntries={[`/viewcart${hash}`]}>
      <Component />
    </MemoryRouter>,
  );
}

afterEach(() => jest.restoreAllMocks());

test('a link alone changes nothing; a press adds the cart, a second press adds nothing', async () => {
  const network = shopNetwork({ [QUOTE]: quoteReply(), [ITEMS]: items(3) });
  open('#cart=BOWL-T*3', bowl);
  expect(screen.getByText('Your email has a cart with 3 items. Add them here?')).toBeVisible();
  expect(stored()).toEqual([bowl]);
  await userEvent.click(screen.getByRole('button', { name: 'Add to my cart' }));
  expect(await screen.findByText('We added the items from your email.')).toBeVisible();
  expect(stored()).toEqual([{ ...bowl, quantity: 3 }]);
  expect(network.named(ITEMS)[0]?.body).toEqual({ items: [{ sku: 'BOWL-T', quantity: 3 }] });
  expect(screen.queryByRole('button', { name: 'Add to my cart' })).toBeNull();
});

test('discontinued items are left out and reported', async () => {
  shopNetwork({ [QUOTE]: quoteReply(), [ITEMS]: items(1) });
  open('#cart=BOWL-T*1,GONE*2');
  await userEvent.click(screen.getByRole('button', { name: 'Add to my cart' }));
  expect(await screen.findByText(/except those that are sold out or discontinued/)).toBeVisible();
  expect(stored()).toEqual([{ ...found, quantity: 1 }]);
});

test('offline the link can be used again', async () => {
  shopNetwork({ [QUOTE]: quoteReply(), [ITEMS]: [noLine, items(1)] });
  open('#cart=BOWL-T*1');
  await userEvent.click(screen.getByRole('button', { name: 'Add to my cart' }));
  expect(await screen.findByText(/We couldn’t reach the store/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add to my cart' }));
  expect(await screen.findByText('We added the items from your email.')).toBeVisible();
});

test('another fragment in the URL is ignored', () => {
  shopNetwork({});
  open('#cart=<script>');
  expect(screen.queryByRole('group', { name: 'The cart from your email' })).toBeNull();
});

test('a guest’s cart is emailed; the typed email stays until it is accepted', async () => {
  const network = shopNetwork({
    [QUOTE]: quoteReply(),
    [MAIL]: [noLine, json({ message: 'Your cart is on its way.' }, 202)],
  });
  open('', bowl);
  await userEvent.click(screen.getByText('Continue on another device'));
  await userEvent.click(screen.getByRole('button', { name: 'Send email' }));
  expect(screen.getByRole('textbox', { name: 'Email me this cart' })).toHaveFocus();
  expect(screen.getByText(/Enter an email like/)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Email me this cart' }), 'ada@example.test');
  await userEvent.click(screen.getByRole('button', { name: 'Send email' }));
  expect(await screen.findByText(/couldn’t reach the store/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send email' }));
  expect(await screen.findByText('Your cart is on its way.')).toBeVisible();
  const [, sent] = network.named(MAIL);
  expect(sent?.body).toEqual({
    email: 'ada@example.test',
    lines: [{ title: 'Bowl', size: '', color: { name: 'Teal' }, quantity: 1, priceCents: 1235 }],
  });
});
