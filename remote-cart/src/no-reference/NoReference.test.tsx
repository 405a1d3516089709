import { render, screen } from '@testing-library/react';
import * as orderSent from '../order-sent/OrderSentPage.tsx';
import * as success from '../success/SuccessPage.tsx';
import { InShop } from '../testing/InShop.tsx';

test.each([
  ['/order-sent', orderSent, 'No order to show here'],
  ['/success', success, 'Nothing to confirm here'],
])('%s shows nothing without a reference, stays out of search engines, and leads on', (path, page, title) => {
  render(
    <InShop>
      <page.Component />
    </InShop>,
  );
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([title]);
  expect(screen.getAllByRole('link').map((way) => way.getAttribute('href'))).toEqual(['/', '/viewcart']);
  expect(page.head()).toMatchObject({ canonical: path, robots: 'noindex' });
});
