import '@paw/testing/jsdomDialogs.ts';
import '../testing/fakeSight.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { loaderArgs } from '../testing/loaderArgs.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { productData, replies, testProduct } from '../testing/testProduct.ts';
import { lowerWays } from './lowerWays.ts';
import { notesWays } from './notesWays.ts';
import { head } from './productData.ts';
import { Component, loader } from './ProductPage.tsx';
import { noticeFormWays } from './stock-notice/noticeFormWays.ts';

beforeAll(() => Promise.all([lowerWays.load(), notesWays.load()]));

const page = <Component data={productData} params={{ title: testProduct.slug }} />;
const box = () => within(screen.getByRole('region', { name: 'Buy' }));
const radio = (name: string | RegExp) => screen.getByRole('radio', { name });
const args = (title: string, given = replies(testProduct.slug)) => loaderArgs({ title }, given);

test('the first variant in stock is shown when the URL names none, or an unknown one', () => {
  const { unmount } = renderAt('/product/Adjustable-Dog-Collar', page);
  expect(box().getByText('$16.99')).toBeVisible();
  unmount();
  renderAt('/product/Adjustable-Dog-Collar?variant=GONE', page);
  expect(radio('M')).toBeChecked();
});

test('another color and size change picture, price, stock and URL', async () => {
  renderAt('/product/Adjustable-Dog-Collar?variant=COL-L-Red', page);
  await userEvent.click(radio('Navy'));
  const picture = screen.getByRole('img', { name: 'Adjustable Dog Collar in Navy: a woven collar with a buckle' });
  expect(picture).toHaveAttribute('src', '/uploads/collar-flat/2b3f63-640.webp');
  expect(box().getByText('$17.96')).toBeVisible();
  expect(box().getByText('$19.96').tagName).toBe('S');
  expect(box().getByText('Only 3 left')).toBeVisible();
  expect(screen.getByTestId('query')).toHaveTextContent('?variant=COL-L-Navy');
});

test('where prices differ, the range is shown too', () => {
  renderAt('/product/Adjustable-Dog-Collar', page);
  expect(screen.getByText('$16.33 - $18.96, depending on size and color')).toBeVisible();
});

test('a color without the chosen size is marked, and selects a size that it has', async () => {
  renderAt('/product/Adjustable-Dog-Collar?variant=COL-M-Red', page);
  await userEvent.click(radio('Navy (not available in this combination)'));
  expect(radio('Navy')).toBeChecked();
  expect(radio('S')).toBeChecked();
});

test('delivery and returns follow the rules, and a large item names its surcharge', () => {
  const { rerender } = renderAt('/product/Adjustable-Dog-Collar', page);
  expect(screen.getByText('Free shipping on $35+')).toBeVisible();
  expect(screen.getByText(/on your first order, then on orders of \$49\+/)).toBeVisible();
  const buy = screen.getByRole('region', { name: 'Buy' });
  expect(buy).toHaveTextContent('Otherwise $4.95 (3–5 business days), or $9.95 express (1–2 business days).');
  expect(screen.getByText('30 days to return')).toBeVisible();
  expect(screen.queryByText('Oversize item')).not.toBeInTheDocument();
  const large = { ...productData, product: { ...testProduct, oversize: true } };
  rerender(
    <MemoryRouter>
      <Component data={large} params={{}} />
    </MemoryRouter>,
  );
  expect(screen.getAllByText('Oversize item')).toHaveLength(2);
});

test('the arrival days are next to the button of a product in stock', async () => {
  renderAt('/product/Adjustable-Dog-Collar?variant=COL-M-Red', page);
  const buy = within(screen.getByRole('region', { name: 'Buy' }));
  expect(buy.getByText('Tue, Dec 1 – Thu, Dec 3')).toBeVisible();
  expect(buy.getByText('Fri, Nov 27 – Mon, Nov 30')).toBeVisible();
  await userEvent.click(radio('S (sold out)'));
  expect(buy.queryByText('Tue, Dec 1 – Thu, Dec 3')).not.toBeInTheDocument();
});

test('the size guide opens in a dialog, and is on the page without JavaScript', async () => {
  renderAt('/product/Adjustable-Dog-Collar', page);
  await userEvent.click(screen.getByRole('link', { name: 'Size guide' }));
  const dialog = screen.getByRole('dialog', { name: 'Size guide' });
  expect(dialog).toHaveTextContent('Measure around the neck');
  expect(document.getElementById('size-guide')).toHaveTextContent('16 to 22 in');
});

test('related products are below, and a page without any has no empty rows', () => {
  const other = { ...testProduct, slug: 'Rope-Leash', title: 'Rope Leash' };
  renderAt('/', <Component data={{ ...productData, together: [other], related: [] }} params={{}} />);
  expect(screen.getByRole('region', { name: 'Pairs well with this' })).toHaveTextContent('Rope Leash');
  expect(screen.queryByRole('region', { name: 'You may also like' })).not.toBeInTheDocument();
});

test('the product is remembered as viewed', () => {
  renderAt('/product/Adjustable-Dog-Collar', page);
  expect(localStorage.getItem('recently-viewed')).toBe('["Adjustable-Dog-Collar"]');
});

test('without JavaScript every variant is a link, and no style attribute is written', () => {
  const html = renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);
  expect(html).toMatch(/<a [^>]*href="[^"]*variant=COL-L-Navy"[^>]*>Navy, L<\/a>, \$17.96, only 3 left/);
  expect(html).toContain('<strong>Free shipping on $35+</strong> on your first order');
  expect(html).toContain('Text 3 of a review.');
  expect(html).not.toContain(' style=');
});

test('the canonical URL has the slug’s own spelling, whatever was requested', async () => {
  expect(head(await loader(args('adjustable-dog-collar', replies('adjustable-dog-collar'))))).toMatchObject({
    title: 'Adjustable Dog Collar | Paw Dailies',
    description: 'A collar of woven nylon. It keeps its color.',
    canonical: '/product/Adjustable-Dog-Collar',
    kind: 'product',
    picture: { url: '/uploads/collar-flat/b3312c-960.jpg' },
    trail: [
      { label: 'Dog', path: '/petcategory/dog' },
      { label: 'Collars', path: '/productcategories/dog/Collars' },
    ],
  });
});

test('a bed’s trail ends with its subcategory', () => {
  const bed = { ...testProduct, category: 'Beds', subcategory: 'Dog-Oval' };
  const { trail } = head({ ...productData, product: bed });
  expect(trail?.at(-1)).toEqual({ label: 'Oval', path: '/productcategories/dog/Beds/Dog-Oval' });
});

test.each([
  ['Adjustable Dog Collar', 'Adjustable-Dog-Collar'],
  ['Old-Collar', 'Old-Collar'],
])('"%s", another spelling of the slug, redirects', async (title, slug) => {
  const moved = (await loader(args(title, replies(slug))).catch((error: unknown) => error)) as Response;
  expect([moved.status, moved.headers.get('Location')]).toEqual([308, '/product/Adjustable-Dog-Collar']);
});

test('an unknown product is a 404', async () => {
  await expect(loader(args('No-Such-Thing', {}))).rejects.toMatchObject({ status: 404 });
});

test.each([400, 414])(
  'a slug that the api refuses to look up, with %i, is a 404 and no failure of the page',
  async (status) => {
    const given = args('No-Such-Thing', {});
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json({ code: 'too_long', message: 'It is too long.' }, { status }));
    await expect(loader(given)).rejects.toMatchObject({ status: 404 });
  },
);

test('without reviews and related products the page still renders', async () => {
  const data = await loader(args(testProduct.slug, { '/api/products/Adjustable-Dog-Collar': testProduct }));
  expect(data).toEqual({ product: testProduct, reviews: undefined, related: [], together: [] });
  renderAt('/product/Adjustable-Dog-Collar', <Component data={data} params={{}} />);
  expect(await screen.findByText(/We couldn’t load the reviews/)).toBeVisible();
  expect(box().getByRole('button', { name: 'Add to cart' })).toBeVisible();
});

test('the loader has the forms of a sold-out variant loaded, and does without their code when it fails', async () => {
  const load = jest.spyOn(noticeFormWays, 'load').mockRejectedValue(new Error('Loading chunk failed: stock-notice'));
  const opened = (variant: string) =>
    loader({ ...args(testProduct.slug), url: new URL(`https://shop.example/product/x?variant=${variant}`) });
  const [soldOut, inStock] = [true, false].map(
    (is) => testProduct.variants.find(({ stock }) => stock <= 0 === is)?.sku,
  );
  await opened(String(inStock));
  expect(load).not.toHaveBeenCalled();
  expect((await opened(String(soldOut))).product.slug).toBe(testProduct.slug);
  expect(load).toHaveBeenCalledTimes(1);
  load.mockRestore();
});
