import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testProduct } from '../../testing/testProduct.ts';
import { noticeFormWays } from './noticeFormWays.ts';
import { StockNotice } from './StockNotice.tsx';

const [soldOut] = testProduct.variants;

test('choosing a sold-out option shows the form once its code has loaded; a failure is said, and can be tried again', async () => {
  const load = jest
    .spyOn(noticeFormWays, 'load')
    .mockRejectedValueOnce(new Error('Loading chunk failed: stock-notice'));
  render(<MemoryRouter>{soldOut && <StockNotice title="Adjustable Dog Collar" variant={soldOut} />}</MemoryRouter>);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(await screen.findByText(/We couldn’t load this part of the page/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: 'Email me when it’s back' })).toBeVisible();
  expect(screen.queryByText(/We couldn’t load/)).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
