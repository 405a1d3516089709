import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { installBrowserRequest } from '@paw/testing/installBrowserRequest.ts';
import { loaderArgs } from '../testing/loaderArgs.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { productData, testProduct } from '../testing/testProduct.ts';
import { testReviews } from '../testing/testReviews.ts';
import { ReviewSection } from './ReviewSection.tsx';

installBrowserRequest();
const silent = { onPublished: () => undefined, onWriting: () => undefined };
const section = <ReviewSection product={testProduct} given={productData.reviews} {...silent} />;
const productPath = '/product/Adjustable-Dog-Collar';
const path = `/api/products/${testProduct.slug}/reviews`;
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const titles = () => screen.queryAllByRole('heading', { level: 3, name: /^Title/ }).map((each) => each.textContent);
const [third, second, first] = testReviews;

/** The api answers these; whatever else is asked for fails. */
const answer = (replies: Record<string, unknown>) => void loaderArgs({}, replies);
const list = (reviews: unknown[], total = reviews.length) => ({ reviews, total, page: 1, pages: Math.ceil(total / 6) });

test('reviews show author, text, date, stars, and verified purchases', () => {
  renderAt(productPath, section);
  const [newest, older] = screen.getAllByRole('article');
  expect(newest).toHaveTextContent('Rated 5 out of 5');
  expect(newest).toHaveTextContent('Maya R., May 30, 2026');
  expect(within(newest as HTMLElement).getByText('Verified purchase')).toBeVisible();
  expect(within(older as HTMLElement).queryByText('Verified purchase')).not.toBeInTheDocument();
  expect(screen.getByText('3 reviews')).toBeVisible();
});

test('the average is shown with its histogram', () => {
  renderAt(productPath, section);
  expect(screen.getByText('4.6', { selector: 'strong' })).toBeVisible();
  expect(screen.getByText('from 20 ratings')).toBeVisible();
  expect(link('5 stars: 15 ratings')).toHaveAttribute('href', '/product/Adjustable-Dog-Collar?stars=5');
  expect(link('1 star: 0 ratings')).toBeVisible();
});

test('another order is fetched without the page, is in the URL, and is kept for Back', async () => {
  answer({ [`${path}?sort=lowest&page=1`]: list([second, first, third]) });
  renderAt(`${productPath}?variant=COL-L-Red`, section);
  await userEvent.click(link('Lowest'));
  expect(screen.getByTestId('query')).toHaveTextContent('?variant=COL-L-Red&reviews=lowest');
  await waitFor(() => expect(titles()).toEqual(['Title 2', 'Title 1', 'Title 3']));
  await userEvent.click(link('Newest'));
  expect(titles()).toEqual(['Title 3', 'Title 2', 'Title 1']);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a number of stars filters the reviews, and a second press removes the filter', async () => {
  answer({ [`${path}?sort=newest&stars=4&page=1`]: list([first]) });
  renderAt(productPath, section);
  await userEvent.click(link('4 stars: 3 ratings'));
  expect(await screen.findByText('1 review with 4 stars')).toBeVisible();
  expect(titles()).toEqual(['Title 1']);
  expect(link('4 stars: 3 ratings')).toHaveAttribute('aria-current', 'true');
  await userEvent.click(link('4 stars: 3 ratings'));
  expect(titles()).toHaveLength(3);
});

test('stars without reviews say so, and link back to all', async () => {
  answer({ [`${path}?sort=newest&stars=1&page=1`]: list([]) });
  renderAt(productPath, section);
  await userEvent.click(link('1 star: 0 ratings'));
  expect(await screen.findByText('No written reviews with 1 star yet.')).toBeVisible();
  await userEvent.click(link('Show all reviews'));
  expect(titles()).toHaveLength(3);
});

test('more reviews are appended', async () => {
  const more = Array.from({ length: 8 }, (_, index) => ({ ...testReviews[0], id: index + 1, title: `Title ${index}` }));
  answer({
    [`${path}?sort=newest&page=1`]: list(more.slice(0, 6), 8),
    [`${path}?sort=newest&page=2`]: list(more.slice(5), 8),
  });
  renderAt(
    productPath,
    <ReviewSection
      product={testProduct}
      given={{ view: { sort: 'newest', pages: 1 }, reviews: more.slice(0, 6) as never, total: 8 }}
      {...silent}
    />,
  );
  expect(screen.getByText('6 of 8 reviews')).toBeVisible();
  await userEvent.click(link('More reviews'));
  expect(await screen.findByText('8 reviews')).toBeVisible();
  expect(titles()).toHaveLength(8);
  expect(screen.getByTestId('query')).toHaveTextContent('?more=2');
  expect(screen.queryByRole('link', { name: 'More reviews' })).not.toBeInTheDocument();
});

test('a failure is reported, the shown reviews stay, and a retry works', async () => {
  answer({});
  renderAt(productPath, section);
  await userEvent.click(link('Highest'));
  expect(await screen.findByText(/We couldn’t load the reviews/)).toBeVisible();
  expect(titles()).toHaveLength(3);
  answer({ [`${path}?sort=highest&page=1`]: list([third, first, second]) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(titles()).toEqual(['Title 3', 'Title 1', 'Title 2']));
  expect(screen.queryByText(/couldn’t load the reviews/)).not.toBeInTheDocument();
});

test('the shopper’s new review is first, and counts', () => {
  const own = { ...testReviews[0], id: 99, title: 'Title of mine' } as never;
  renderAt(productPath, <ReviewSection product={testProduct} given={productData.reviews} own={own} {...silent} />);
  expect(titles()[0]).toBe('Title of mine');
  expect(screen.getByText('4 reviews')).toBeVisible();
});

test('a product without ratings says so', () => {
  const none = { view: { sort: 'newest' as const, pages: 1 }, reviews: [], total: 0 };
  renderAt(productPath, <ReviewSection product={{ ...testProduct, rating: null }} given={none} {...silent} />);
  expect(screen.getByText('No ratings yet.')).toBeVisible();
  expect(screen.getByText('No reviews yet.')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Sort reviews' })).not.toBeInTheDocument();
});

test('everything is in the server’s HTML, which is the same for every shopper', () => {
  const html = renderToStaticMarkup(<MemoryRouter>{section}</MemoryRouter>);
  expect(html).toContain('Text 1 of a review.');
  expect(html).toContain('Log in to write a review');
});
