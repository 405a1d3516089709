import '@paw/testing/jsdomDialogs.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../testing/renderAt.tsx';
import { testCards, testList } from '../testing/testList.ts';
import { readListView, listSorts } from './listView.ts';
import { ProductListing } from './ProductListing.tsx';

const PATH = '/productcategories/dog/Beds';
const fetchPage = jest.fn(async () => undefined);

/** A list of 60 beds, of which a few are shown, at an address. */
function open(query = '', products = testCards(2), total = 60) {
  const view = readListView(new URLSearchParams(query), listSorts);
  const list = testList(products, { total, view });
  return renderAt(
    PATH + query,
    <ProductListing list={list} sorts={listSorts} name="Dog Beds" fetchPage={fetchPage} empty="Nothing yet" />,
  );
}

/** The filters beside the list: jsdom is a narrow window without styles of media queries. */
const form = () => within(document.querySelector('form') as HTMLElement);
const box = (name: RegExp) => form().getByLabelText(name, { selector: '[type=checkbox]' });
const query = () => decodeURIComponent(screen.getByTestId('query').textContent);
const summary = () => screen.getAllByRole('status')[0];

beforeEach(() => {
  fetchPage.mockClear();
});

test('it shows the total, and how many are shown', () => {
  open();
  expect(summary()).toHaveTextContent('60 products');
  expect(screen.getByText('2 of 60 products')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('a keyboard passes over the filters by a link to the count, which takes the focus', () => {
  open();
  const link = screen.getByRole('link', { name: 'Skip to products' });
  const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  expect(target).toBe(summary());
  expect(target).toHaveAttribute('tabindex', '-1');
  // It comes before the first filter.
  const first = form().getAllByRole('checkbox', { hidden: true })[0] as Element;
  expect(link.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('every facet has its values with their counts', () => {
  open();
  expect(box(/^Orthopedic/)).toHaveAccessibleName('Orthopedic (8 products)');
  expect(box(/^L/)).toHaveAccessibleName('L (9 products)');
  expect(box(/^Blue/)).toHaveAccessibleName('Blue (5 products)');
  expect(box(/^Brand 9/)).toHaveAccessibleName('Brand 9 (11 products)');
  expect(box(/^In stock/)).toHaveAccessibleName('In stock (40 products)');
  const stars = form().getAllByRole('radio', { hidden: true });
  expect(stars.map((one) => one.getAttribute('value'))).toEqual(['', '4', '3', '2', '1']);
  expect(form().getByLabelText('Min $')).toHaveAttribute('placeholder', '8');
  expect(form().getByLabelText('Max $')).toHaveAttribute('placeholder', '120');
});

test('a filter applies at once, adds to the others, and starts at the first page', async () => {
  open('?color_family=Red&sort=newest&page=2');
  expect(box(/^Red/)).toBeChecked();
  await userEvent.click(box(/^Blue/));
  expect(query()).toBe('?color_family=Red&color_family=Blue&sort=newest');
  expect(box(/^Blue/)).toBeChecked();
  await userEvent.click(box(/^Red/));
  expect(query()).toBe('?color_family=Blue&sort=newest');
});

test('a URL with the name of a single color shows it as a removable filter', async () => {
  open('?color=Navy');
  const exact = screen.getByRole('group', { name: 'Exact color' });
  expect(within(exact).getByRole('checkbox')).toBeChecked();
  await userEvent.click(within(exact).getByRole('checkbox'));
  expect(query()).toBe('');
});

test('stars and stock apply at once, and "Any" removes the stars', async () => {
  open();
  await userEvent.click(form().getByLabelText(/4 stars and up/));
  await userEvent.click(box(/^In stock/));
  expect(query()).toBe('?rating=4&in_stock=1');
  await userEvent.click(form().getByLabelText('Any'));
  expect(query()).toBe('?in_stock=1');
});

test('another order applies at once, and the default order is omitted', async () => {
  open('?brand=Brand+1');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price: low to high');
  expect(query()).toBe('?brand=Brand+1&sort=price-asc');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Featured');
  expect(query()).toBe('?brand=Brand+1');
});

test('without JavaScript one form submits facets, prices in dollars, and the order', () => {
  open('?brand=Brand+1&price_min=10&rating=3&sort=rating');
  const sent = document.querySelector('form') as HTMLFormElement;
  const fields = [...sent.elements].filter((one) => one instanceof HTMLInputElement && one.checked);
  expect(fields.map((one) => [one.getAttribute('name'), one.getAttribute('value')])).toEqual([
    ['brand[]', 'Brand 1'],
    ['rating', '3'],
  ]);
  expect(sent).toHaveFormValues({ price_min: '10' });
  const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  expect([sort.form, sort.name, sort.value]).toEqual([sent, 'sort', 'rating']);
  expect(sent).not.toHaveAttribute('method', 'post');
});

test('chips name the filters; each removes its own, and one removes all', () => {
  open('?brand=Brand+1&size=L');
  const chip = (name: string) => screen.getByRole('link', { name });
  expect(chip('Remove Brand: Brand 1')).toHaveAttribute('href', `${PATH}?size=L`);
  expect(chip('Remove Size: L')).toHaveAttribute('href', `${PATH}?brand=Brand+1`);
  expect(chip('Clear all')).toHaveAttribute('href', PATH);
});

test('a value that the URL names and no product has can be removed', async () => {
  open('?brand=Nobody', [], 0);
  expect(screen.getByText('No products match these filters')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', PATH);
  await userEvent.click(box(/^Nobody/));
  expect(query()).toBe('');
});

test('an empty list without filters shows no filters', () => {
  open('', [], 0);
  expect(screen.getByText('Nothing yet')).toBeVisible();
  expect(screen.queryByRole('form', { hidden: true })).toBeNull();
});

test('"Load more" links to the next page, and with JavaScript appends it', async () => {
  open('?brand=Brand+1');
  const more = screen.getByRole('link', { name: 'Load more' });
  expect(more).toHaveAttribute('href', `${PATH}?brand=Brand+1&page=2`);
  await userEvent.click(more);
  expect(fetchPage).toHaveBeenCalledWith(2);
  await waitFor(() => expect(query()).toBe('?brand=Brand+1&through=2'));
});

test('a failure to load more is reported, and the list stays', async () => {
  fetchPage.mockRejectedValueOnce(new Error('offline'));
  open();
  await userEvent.click(screen.getByRole('link', { name: 'Load more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load more products.');
  expect([query(), screen.getAllByRole('article').length]).toEqual(['', 2]);
});

test('after ten pages, "Load more" links to the next page', async () => {
  open('?through=10', testCards(2), 500);
  await userEvent.click(screen.getByRole('link', { name: 'Load more' }));
  expect(query()).toBe('?page=11');
});

test('the last page is marked as the last', () => {
  open('?page=3', testCards(12, 49));
  expect(screen.getByText('60 of 60 products')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Load more' })).toBeNull();
  const pages = within(screen.getByRole('navigation', { name: 'Pages of Dog Beds' }));
  expect(pages.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', `${PATH}?page=2`);
});

test('on phones the filters are in a drawer, which shows the number of results', async () => {
  open('?size=L');
  await userEvent.click(screen.getByRole('button', { name: 'Filters (1)' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Filters' }));
  expect(drawer.getByRole('checkbox', { name: /^L/ })).toBeChecked();
  await userEvent.click(drawer.getByRole('button', { name: 'Show 60 results' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
