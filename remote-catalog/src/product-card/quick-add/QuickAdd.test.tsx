import '@paw/testing/jsdomDialogs.ts';
import { announceCart, answerAddRequests } from '@paw/contract/cartEvents.ts';
import { CART_KEY, type CartLine, stringifyCart } from '@paw/contract/cartStorage.ts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductDetail } from '../../variant/variants.ts';
import { installBrowserRequest } from '@paw/testing/installBrowserRequest.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { testProduct } from '../../testing/testProduct.ts';
import { QuickAdd } from './QuickAdd.tsx';

installBrowserRequest();
const network = jest.spyOn(globalThis, 'fetch');
const only = testProduct.variants[1] as ProductDetail['variants'][number];
const single = { ...testProduct, variants: [only] };
const line = {
  title: 'Adjustable Dog Collar',
  size: 'M',
  color: { name: 'Red' },
  priceCents: 1699,
  variantId: only.sku,
};
let stop = () => {};

function open(product: ProductDetail) {
  network.mockImplementation(async () => Response.json(product));
  renderAt('/', <QuickAdd slug={product.slug} title={product.title} />);
}
function openCart(accept: (line: CartLine) => void) {
  stop = answerAddRequests((request) => accept(request.line));
}
const button = (name = 'Quick add') => screen.getByRole('button', { name: `${name}: Adjustable Dog Collar` });
const untilSaid = (name: string) => screen.findByRole('button', { name: `${name}: Adjustable Dog Collar` });

beforeEach(() => {
  network.mockClear();
});
afterEach(() => stop());
afterAll(() => network.mockRestore());

test('a product with one variant is added at once, over the bus', async () => {
  const accept = jest.fn();
  openCart(accept);
  open(single);
  await userEvent.click(button());
  await untilSaid('Added');
  expect(accept.mock.calls).toEqual([
    [{ ...line, quantity: 1, slug: testProduct.slug, picture: { name: 'collar-flat', colour: 'b3312c' } }],
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('Adjustable Dog Collar: added to your cart.');
});

test('a product with several variants asks which, and adds that', async () => {
  const accept = jest.fn();
  openCart(accept);
  open(testProduct);
  await userEvent.click(button());
  const dialog = within(await screen.findByRole('dialog', { name: 'Adjustable Dog Collar' }));
  expect(accept).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('radio', { name: 'L' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Navy' }));
  expect(dialog.getByText('Only 3 left')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'All details' })).toHaveAttribute(
    'href',
    '/product/Adjustable-Dog-Collar?variant=COL-L-Navy',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }));
  await untilSaid('Added');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(accept).toHaveBeenCalledWith(expect.objectContaining({ variantId: 'COL-L-Navy', quantity: 1 }));
});

test('a variant that is sold out cannot be added', async () => {
  open(testProduct);
  await userEvent.click(button());
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'S (sold out)' }));
  expect(dialog.getByRole('button', { name: 'Sold out' })).toBeDisabled();
});

test('without a cart the product waits until the cart is back and has it', async () => {
  open(single);
  await userEvent.click(button());
  await untilSaid('Waiting for the cart');
  act(() => announceCart({ units: 1, lines: [{ ...line, quantity: 1 }] }));
  await untilSaid('Added');
});

test('a waiting product is not "added" because the cart already holds one', async () => {
  localStorage.setItem(CART_KEY, stringifyCart([{ ...line, quantity: 1 }]));
  open(single);
  await userEvent.click(button());
  await untilSaid('Waiting for the cart');
  act(() => announceCart({ units: 1, lines: [{ ...line, quantity: 1 }] }));
  expect(button('Waiting for the cart')).toBeVisible();
  act(() => announceCart({ units: 2, lines: [{ ...line, quantity: 2 }] }));
  await untilSaid('Added');
});

test('a failure to store is reported', async () => {
  open(single);
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.click(button());
  await untilSaid('Couldn’t add');
  expect(screen.getByRole('status')).toHaveTextContent('Your browser is blocking storage for this site');
  blocked.mockRestore();
});

test('a product that fails to load is reported, and the next press retries', async () => {
  openCart(jest.fn());
  open(single);
  network.mockImplementationOnce(async () => Response.json({ code: 'x', message: 'x' }, { status: 500 }));
  await userEvent.click(button());
  await userEvent.click(await untilSaid('Couldn’t add: try again'));
  await untilSaid('Added');
});

test('while adding, a second press does nothing', async () => {
  openCart(jest.fn());
  open(single);
  let reply: (response: Response) => void = () => {};
  network.mockImplementationOnce(() => new Promise((resolve) => (reply = resolve)));
  await userEvent.click(button());
  const adding = await untilSaid('Adding');
  expect(adding).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(adding);
  await act(async () => reply(Response.json(single)));
  await untilSaid('Added');
  expect(network.mock.calls.length).toBe(1);
});

test("a cart at the order's limit gets no more", async () => {
  localStorage.setItem(CART_KEY, stringifyCart([{ ...line, quantity: 10 }]));
  const accept = jest.fn();
  openCart(accept);
  open(single);
  await userEvent.click(button());
  await untilSaid('Limit reached');
  expect(accept).not.toHaveBeenCalled();
});

test('a product that sold out in the meantime is reported', async () => {
  open({ ...single, variants: [{ ...only, stock: 0 }] });
  await userEvent.click(button());
  await untilSaid('Sold out');
});
