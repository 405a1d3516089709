import { render, screen, within } from '@testing-library/react';
import { inShell } from '../../testing/inShell.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

function open(path: string) {
  const head = { title: '', description: '', canonical: '', trail: [{ label: 'Dog', path: '/petcategory/dog' }] };
  const product = { path: '/product/:title', loader: () => ({ head }), element: <Breadcrumb /> };
  render(inShell(<Breadcrumb />, { path, routes: [product] }).page);
}
const items = () => within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
/** The visible text, without the text for screen readers. */
const seen = (item: Element | undefined) => (item?.querySelector('[aria-hidden=true]') ?? item)?.textContent;

test('a last label of more than three words is cut, and whole for screen readers', () => {
  open('/blogs/how-to-choose-a-bed');
  const last = items().at(-1);
  expect(seen(last)).toBe('How To Choose...');
  expect(last).toHaveTextContent('How To Choose A Bed');
  expect(last).toHaveAttribute('aria-current', 'page');
});

test.each([
  ['/productcategories/bird/Perches-and-Toys', 'Perches And Toys'],
  ['/terms-&-conditions', 'Terms & Conditions'],
])('three words are not cut: %s', (path, label) => {
  open(path);
  expect(items().at(-1)).toHaveTextContent(label);
});

test('the trail in a page’s head is shown as links', async () => {
  open('/product/Adjustable-Dog-Collar');
  expect(await screen.findByRole('link', { name: 'Dog' })).toHaveAttribute('href', '/petcategory/dog');
  expect(items().map(seen)).toEqual(['Home', 'Dog', 'Adjustable Dog Collar']);
});

test('the home page has no breadcrumb', () => {
  open('/');
  expect(screen.queryByRole('navigation')).toBeNull();
});
