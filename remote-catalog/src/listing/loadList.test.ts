/** @jest-environment node */
import { testCards, testPage, testView } from '../testing/testList.ts';
import { loadList } from './loadList.ts';

/** A shop with `total` products, 24 a page. */
function shop(total: number) {
  const fetchPage = jest.fn(async (page: number) => {
    const from = (page - 1) * 24 + 1;
    return testPage(testCards(Math.max(0, Math.min(24, total - from + 1)), from), total, page);
  });
  return { fetchPage, asked: () => fetchPage.mock.calls.map(([page]) => page) };
}

test('the pages of a view are fetched together and in order', async () => {
  const { fetchPage, asked } = shop(60);
  const { list } = await loadList({ ...testView, page: 2, through: 3 }, fetchPage);
  expect(asked()).toEqual([2, 3]);
  expect(list.products.map(({ title }) => title)).toEqual(testCards(36, 25).map(({ title }) => title));
  expect(list).toMatchObject({ total: 60, pages: 3, view: { page: 2, through: 3 } });
});

test('a page beyond the last shows the last one', async () => {
  const { fetchPage, asked } = shop(30);
  const { list } = await loadList({ ...testView, page: 9, through: 10 }, fetchPage);
  expect(asked()).toEqual([9, 10, 2]);
  expect([list.products.length, list.view.page, list.view.through]).toEqual([6, 2, 2]);
});

test('a view that asks for more pages than there are shows all of them', async () => {
  const { list } = await loadList({ ...testView, through: 5 }, shop(30).fetchPage);
  expect([list.products.length, list.view.through]).toEqual([30, 2]);
});

test('a product that moved to the next page between requests is shown once', async () => {
  const fetchPage = async (page: number) => testPage(testCards(24, page === 1 ? 1 : 24), 47, page);
  const { list } = await loadList({ ...testView, through: 2 }, fetchPage);
  expect(list.products).toHaveLength(47);
});

test('an empty list is one page', async () => {
  const { list } = await loadList(testView, shop(0).fetchPage);
  expect(list).toMatchObject({ products: [], total: 0, pages: 1, view: { page: 1, through: 1 } });
});
