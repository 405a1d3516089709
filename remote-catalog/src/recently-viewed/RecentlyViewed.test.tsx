import { act, screen, within } from '@testing-library/react';
import { pretendWindow } from '@paw/testing/pretendWindow.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { testProduct } from '../testing/testProduct.ts';
import { RecentlyViewed } from './RecentlyViewed.tsx';
import { readViewed, rememberProduct, slugsIn } from './viewedProducts.ts';

const collar = testProduct;
const leash = { ...testProduct, slug: 'Rope-Leash', title: 'Rope Leash', priceMinCents: 1299, priceMaxCents: 1299 };

/** The shop sells a collar and a leash. */
function serve() {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (path) => {
    const found = [collar, leash].find(({ slug }) => path === `/api/products/${slug}`);
    return found ? Response.json(found) : new Response('{}', { status: 404 });
  });
  return fetched;
}

test('a shopper who has viewed no product has no list, and no request is sent', async () => {
  const fetched = serve();
  renderAt('/', <RecentlyViewed />);
  await act(async () => undefined);
  expect(screen.queryByRole('region')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test('a returning shopper finds the products as they are now, the latest first, once they are nearly in sight', async () => {
  const fetched = serve();
  const view = pretendWindow({ width: 1280 });
  rememberProduct(collar.slug);
  rememberProduct(leash.slug);
  renderAt('/', <RecentlyViewed />);
  const list = await screen.findByRole('region', { name: 'Recently Viewed' });
  expect(fetched).not.toHaveBeenCalled();
  await act(async () => view.showAll());
  const cards = await within(list).findAllByRole('article');
  expect(cards.map((card) => card.textContent)).toEqual([
    'Rope Leash2 Colors - 3 Sizes$12.99',
    'Adjustable Dog Collar2 Colors - 3 Sizes$16.33 - $18.96',
  ]);
});

test('the page’s own product and one that is no longer sold are left out, the latter for good', async () => {
  serve();
  const view = pretendWindow({ width: 1280 });
  for (const slug of [leash.slug, 'Gone', collar.slug]) rememberProduct(slug);
  renderAt('/', <RecentlyViewed except={collar.slug} />);
  await screen.findByRole('region');
  await act(async () => view.showAll());
  await screen.findByRole('region');
  await act(async () => view.showAll());
  expect((await screen.findAllByRole('link')).map((link) => link.textContent)).toEqual(['Rope Leash']);
  expect(slugsIn(readViewed())).toEqual([collar.slug, leash.slug]);
});

test('an api that does not answer leaves no empty list behind', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const view = pretendWindow({ width: 1280 });
  rememberProduct(collar.slug);
  renderAt('/', <RecentlyViewed />);
  await screen.findByRole('region');
  await act(async () => view.showAll());
  expect(screen.queryByRole('region')).toBeNull();
  expect(slugsIn(readViewed())).toEqual([collar.slug]);
});
