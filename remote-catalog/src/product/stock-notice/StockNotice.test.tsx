import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { installBrowserRequest } from '@paw/testing/installBrowserRequest.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { testProduct } from '../../testing/testProduct.ts';
import type { Variant } from '../../variant/variants.ts';
import { noticeFormWays } from './noticeFormWays.ts';
import { noticeWays } from './noticeWays.ts';
import { StockNotice } from './StockNotice.tsx';

const [soldOut, inStock] = testProduct.variants as [Variant, Variant];
const at = '/product/Adjustable-Dog-Collar';
const link = `${at}#stock-notice=${'s'.repeat(43)}`;
const part = (variant = soldOut) => <StockNotice title="Adjustable Dog Collar" variant={variant} />;
const calls: { path: string; body: unknown }[] = [];
let reply: () => Response;

installBrowserRequest();
beforeAll(noticeFormWays.load);
beforeEach(() => {
  calls.length = 0;
  reply = () => Response.json({ message: 'Please check your mail.' }, { status: 202 });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    calls.push({ path: new URL(request.url).pathname, body: await request.json() });
    return reply();
  });
});
const problem = (status: number, code: string, message: string) => {
  reply = () => Response.json({ code, message }, { status });
};
const field = () => screen.getByRole('textbox', { name: 'Email me when it’s back' });

test('a sold-out product asks for an email address, and says what happens next', async () => {
  renderAt(at, part());
  expect(field()).toHaveAccessibleDescription('One email about Adjustable Dog Collar (Red, S). Nothing else.');
  await userEvent.type(field(), ' maya@example.test{Enter}');
  expect(await screen.findByText('Please check your mail.')).toBeVisible();
  expect(calls).toEqual([{ path: '/api/stock-notices', body: { email: 'maya@example.test', variantId: soldOut.id } }]);
});

test('a product in stock asks for nothing', () => {
  renderAt(at, part(inStock));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test.each(['', 'maya', 'maya@example'])(
  '"%s" is not an address: the field shows the error, keeps the text and has the focus',
  async (typed) => {
    renderAt(at, part());
    if (typed) await userEvent.type(field(), typed);
    await userEvent.click(screen.getByRole('button', { name: 'Email me' }));
    expect(field()).toHaveValue(typed);
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(calls).toEqual([]);
  },
);

test.each([
  [400, 'bad_email', 'Please check the e-mail address.'],
  [409, 'in_stock', 'This is in stock again: you can add it to your cart.'],
  [429, 'too_many_tries', 'Please wait 14 minutes for another one.'],
])('a %i shows the shop’s message, and the address stays', async (status, code, message) => {
  problem(status, code, message);
  renderAt(at, part());
  await userEvent.type(field(), 'maya@example.test{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(field()).toHaveValue('maya@example.test');
});

test('the link of the email asks for confirmation, and only a press confirms', async () => {
  reply = () => Response.json({ message: 'Thank you.' });
  renderAt(link, part());
  expect(screen.getByRole('group', { name: 'Back-in-stock email' })).toHaveFocus();
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, email me' }));
  expect(await screen.findByText('Thank you.')).toBeVisible();
  expect(calls).toEqual([{ path: '/api/stock-notices/confirm', body: { token: 's'.repeat(43) } }]);
});

test('an expired link is reported, for a product in stock too', async () => {
  problem(404, 'notice_not_found', 'This link is not good any more.');
  renderAt(link, part(inStock));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, email me' }));
  expect(await screen.findByText('This link is not good any more.')).toBeVisible();
});

test('the server never sees the token, and a press before hydration waits for it', () => {
  const html = renderToStaticMarkup(<MemoryRouter initialEntries={[link]}>{part()}</MemoryRouter>);
  expect(html).not.toContain('sssss');
  // A form of this kind is a script's: the page notes the press and repeats it.
  expect(html).toMatch(/<form [^>]*method="post"/);
  expect(html).not.toMatch(/<form [^>]*action=|disabled/);
});

test('offline, a form whose code has not loaded says so, and keeps the address', async () => {
  const load = jest
    .spyOn(noticeWays, 'load')
    .mockRejectedValue(new Error('Loading chunk failed: product-data (offline)'));
  renderAt(at, part());
  await userEvent.type(field(), 'maya@example.test{Enter}');
  expect(await screen.findByText(/We couldn’t reach the store/)).toBeVisible();
  expect(field()).toHaveValue('maya@example.test');
  load.mockRestore();
});
