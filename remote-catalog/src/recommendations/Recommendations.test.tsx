import { pretendWindow } from '@paw/testing/pretendWindow.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { installBrowserRequest } from '@paw/testing/installBrowserRequest.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { testCards } from '../testing/testList.ts';
import { Component } from './Recommendations.tsx';

installBrowserRequest();
const [collar, leash, bowl, bed, toy, gone] = testCards(6).map((card, at) => ({ ...card, inStock: at !== 5 }));

/** An api that knows what goes with some products, and nothing of others. */
function serve(lists: Record<string, { together: unknown[]; related: unknown[] }>) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const slug = new URL((request as Request).url).pathname.split('/').at(-2) ?? '';
    const found = lists[slug];
    return found ? Response.json(found) : Response.json({ code: 'x', message: 'x' }, { status: 404 });
  });
}
/** A cart that the shopper has scrolled to. */
async function open(slugs: string[]) {
  const { showAll } = pretendWindow({ width: 1280 });
  const view = renderAt('/viewcart', <Component slugs={slugs} />);
  await act(async () => showAll());
  return view;
}
const titles = async () => {
  const row = await screen.findByRole('region', { name: 'You might also need' });
  const cards = await within(row).findAllByRole('article');
  return cards.map((card) => within(card).getByRole('heading').textContent);
};

test('products bought together come first, then related ones; nothing twice, nothing sold out', async () => {
  serve({
    'Product-1': { together: [gone, bowl], related: [leash, bed] },
    'Product-2': { together: [bed, collar], related: [toy, bowl] },
  });
  await open(['Product-1', 'Product-2']);
  expect(await titles()).toEqual(['Product 4', 'Product 3', 'Product 5']);
});

test('a failed request loses only its own products', async () => {
  serve({ 'Product-1': { together: [bowl], related: [] } });
  await open(['Unknown', 'Product-1']);
  expect(await titles()).toEqual(['Product 3']);
});

test('without recommendations nothing is shown', async () => {
  serve({ 'Product-1': { together: [], related: [] } });
  const { container } = await open(['Product-1']);
  await waitFor(() => expect(container.querySelector('section')).toBeNull());
});

test('the api is not called before the row is near the viewport, nor for an empty cart', async () => {
  const asked = serve({});
  asked.mockClear();
  pretendWindow({ width: 1280 });
  renderAt('/viewcart', <Component slugs={['Product-1']} />).unmount();
  const { container } = await open([]);
  expect(container.querySelector('section')).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

describe('for a pet', () => {
  const rex = { name: 'Rex', kind: 'dog', size: 'large' } as const;
  const list = (...products: unknown[]) => Response.json({ products });
  async function openFor(answer: (query: URLSearchParams) => Response) {
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (request) => answer(new URL((request as Request).url).searchParams));
    const { showAll } = pretendWindow({ width: 1280 });
    const view = renderAt('/dashboard', <Component slugs={[]} pet={rex} />);
    await act(async () => showAll());
    return view;
  }

  test('products in the pet’s size come first, then others, under its name', async () => {
    await openFor((query) => {
      expect([query.get('pet'), query.get('in_stock')]).toEqual(['dog', '1']);
      return query.has('size') ? list(bowl, bed, toy) : list(collar, bowl, leash);
    });
    const row = await screen.findByRole('region', { name: 'For Rex' });
    const cards = await within(row).findAllByRole('article');
    const found = cards.map((card) => within(card).getByRole('heading').textContent);
    expect(found).toEqual(['Product 3', 'Product 4', 'Product 1', 'Product 2']);
  });

  test('a failed list shows nothing', async () => {
    const { container } = await openFor(() => Response.json({ code: 'x', message: 'x' }, { status: 503 }));
    await waitFor(() => expect(container.querySelector('section')).toBeNull());
  });
});
