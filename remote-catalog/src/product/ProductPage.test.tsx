import { answerAddRequests } from '@paw/shared/contract/cartEvents.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from '@paw/shared/testing/testRouter.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { loaderArgs } from '../testing/loaderArgs.ts';
import { testProduct } from '../testing/testProduct.ts';
import { Component, head, loader } from './ProductPage.tsx';

const page = <Component data={testProduct} params={{ title: testProduct.slug }} />;
const radio = (name: string | RegExp) => screen.getByRole('radio', { name });

test('the first variant in stock is shown when the address names none, or one that is not there', () => {
  const { unmount } = renderAt('/product/Adjustable-Dog-Collar', page);
  expect(screen.getByText('$16.99')).toBeVisible();
  unmount();
  renderAt('/product/Adjustable-Dog-Collar?variant=GONE', page);
  expect(radio('M')).toBeChecked();
});

test('another color and size change picture, price, stock words and the address', async () => {
  renderAt('/product/Adjustable-Dog-Collar?variant=COL-L-Red', page);
  await userEvent.click(radio('Navy'));
  const picture = screen.getByRole('img', { name: 'Adjustable Dog Collar in Navy' });
  expect(picture).toHaveAttribute('src', '/uploads/collar/2b3f63-640.webp');
  expect(screen.getByText('$17.96')).toBeVisible();
  expect(screen.getByText('$19.96').tagName).toBe('S');
  expect(screen.getByText('Only 3 left')).toBeVisible();
  expect(screen.getByTestId('query')).toHaveTextContent('?variant=COL-L-Navy');
});

test('a combination that is sold out says so and cannot be added', async () => {
  renderAt('/product/Adjustable-Dog-Collar', page);
  await userEvent.click(radio('S (sold out)'));
  expect(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  expect(screen.queryByRole('textbox', { name: 'Quantity' })).not.toBeInTheDocument();
});

test('a color that is not made in the chosen size says so, and leads to a size it is made in', async () => {
  renderAt('/product/Adjustable-Dog-Collar?variant=COL-M-Red', page);
  await userEvent.click(radio('Navy (not made)'));
  expect(radio('Navy')).toBeChecked();
  expect(radio('S')).toBeChecked();
});

test('adding asks the cart over the bus with the fields of a cart item', async () => {
  const accept = jest.fn();
  const stop = answerAddRequests(accept);
  renderAt('/product/Adjustable-Dog-Collar?variant=COL-L-Navy', page);
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  stop();
  const item = { title: 'Adjustable Dog Collar', size: 'L', color: { name: 'Navy' }, quantity: 2, priceCents: 1796 };
  const found = {
    variantId: 'COL-L-Navy',
    slug: 'Adjustable-Dog-Collar',
    picture: { name: 'collar', colour: '2b3f63' },
  };
  expect(accept.mock.calls).toEqual([[{ id: expect.any(String), line: { ...item, ...found } }]]);
  expect(screen.getByRole('status')).toHaveTextContent('Added to your cart');
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/viewcart');
});

test('while no cart is there, the button says that the item waits', async () => {
  renderAt('/product/Adjustable-Dog-Collar', page);
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Your cart is not ready yet. This will be added as soon as it is.',
  );
});

test('when nothing can be kept, the button says that the item was not added', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new Error('full');
  });
  renderAt('/product/Adjustable-Dog-Collar', page);
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(screen.getByRole('status')).toHaveTextContent('Could not be added.');
});

test('no more than is in stock can be wanted', async () => {
  renderAt('/product/Adjustable-Dog-Collar?variant=COL-L-Navy', page);
  const count = screen.getByRole('textbox', { name: 'Quantity' });
  await userEvent.clear(count);
  await userEvent.type(count, '9{Enter}');
  expect(count).toHaveValue('3');
});

test('without JavaScript every variant is a link, and no style attribute is written', () => {
  const html = renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);
  expect(html).toMatch(/<a [^>]*href="[^"]*variant=COL-L-Navy"[^>]*>Navy, L<\/a>, \$17.96, only 3 left/);
  expect(html).toContain('<strong>Free shipping on $35+</strong> on your first order');
  expect(html).not.toContain(' style=');
});

test('the canonical address has the spelling of the name, whatever was asked for', async () => {
  const args = loaderArgs({ title: 'adjustable-dog-collar' }, { '/api/products/adjustable-dog-collar': testProduct });
  expect(head(await loader(args))).toEqual({
    title: 'Adjustable Dog Collar | Paw Dailies',
    description: 'A collar of woven nylon. It keeps its color.',
    canonical: '/product/Adjustable-Dog-Collar',
    kind: 'product',
    picture: { url: '/uploads/collar/b3312c-960.webp', alt: 'Adjustable Dog Collar' },
    trail: [
      { label: 'Dog', path: '/petcategory/dog' },
      { label: 'Collars', path: '/productcategories/dog/Collars' },
    ],
  });
});

test('a bed stands below its kind of bed', () => {
  const bed = { ...testProduct, category: 'Beds', subcategory: 'Dog-Oval' };
  expect(head(bed).trail?.at(-1)).toEqual({ label: 'Oval', path: '/productcategories/dog/Beds/Dog-Oval' });
});

test.each([
  ['Adjustable Dog Collar', 'Adjustable-Dog-Collar'],
  ['Old-Collar', 'Old-Collar'],
])('"%s", as the product is not called, moves to its address', async (title, slug) => {
  const args = loaderArgs({ title }, { [`/api/products/${slug}`]: testProduct });
  const moved = (await loader(args).catch((error: unknown) => error)) as Response;
  expect([moved.status, moved.headers.get('Location')]).toEqual([308, '/product/Adjustable-Dog-Collar']);
});

test('an unknown product is a page that does not exist', async () => {
  await expect(loader(loaderArgs({ title: 'No-Such-Thing' }))).rejects.toMatchObject({ status: 404 });
});
