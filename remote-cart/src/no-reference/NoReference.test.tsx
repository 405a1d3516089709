import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { render, screen } from '@testing-library/react';
import * as orderSent from '../order-sent/OrderSentPage.tsx';
import * as success from '../success/SuccessPage.tsx';

test.each([
  ['/order-sent', orderSent, 'No order to show here', ['/track-order', '/viewcart', '/', '/viewcart']],
  ['/success', success, 'Nothing to confirm here', ['/', '/viewcart']],
])('%s shows nothing without a reference, is not indexed, and links elsewhere', (path, page, title, ways) => {
  render(
    <MemoryRouter>
      <page.Component />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([title]);
  expect(screen.getAllByRole('link').map((way) => way.getAttribute('href'))).toEqual(ways);
  expect(page.head()).toMatchObject({ canonical: path, robots: 'noindex' });
});
