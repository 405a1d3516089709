import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { render, screen } from '@testing-library/react';
import { testProduct } from '../../testing/testProduct.ts';
import { noticeFormWays } from './noticeFormWays.ts';
import { StockNotice } from './StockNotice.tsx';

const [soldOut, inStock] = testProduct.variants;
const part = (variant = soldOut) => (
  <MemoryRouter>{variant && <StockNotice title="Adjustable Dog Collar" variant={variant} />}</MemoryRouter>
);

test('a choice that is sold out shows the form once its code has loaded, and nothing without it', async () => {
  const load = jest
    .spyOn(noticeFormWays, 'load')
    .mockRejectedValueOnce(new Error('Loading chunk failed: stock-notice'));
  const { rerender } = render(part());
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  rerender(part(inStock));
  rerender(part());
  expect(await screen.findByRole('textbox', { name: 'Email me when it’s back' })).toBeVisible();
});
