import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { type RemoteAccess, RemoteAccessContext } from '../../remotes/RemoteAccess.tsx';
import { RoutesContext } from '../../routes/RoutesContext.tsx';
import { LinkPrefetch } from './LinkPrefetch.ts';

const none = { js: [], css: [] };
const route = (name: string, path: string) => ({ name, path, query: ['variant'], viewQuery: [], files: none });
const live = { release: '1', federationName: '', entry: '', slots: [], start: none };
const loaded: string[] = [];
const read: string[] = [];
const access: RemoteAccess = {
  set: {
    id: 's',
    remotes: { catalog: { ...live, routes: [route('product', '/product/:title'), route('checkout', '/checkout')] } },
  },
  state: () => ({ status: 'idle' }),
  subscribe: () => () => undefined,
  load: async (remote, part) => {
    loaded.push(`${remote}/${part}`);
    return { loader: async ({ url }: { url: URL }) => void read.push(url.pathname + url.search) } as never;
  },
  retry: async () => undefined,
  serverHtml: () => undefined,
};
const handle = (name: string) => ({ remote: 'catalog', part: `page:${name}` });
const page = (
  <>
    <a href="/product/Dog-Bed?variant=A&from=mail">Bed</a>
    <a href="/product/Cat-Tree">Tree</a>
    <a href="/checkout">Checkout</a>
    <a href="https://elsewhere.example/">Elsewhere</a>
    <LinkPrefetch />
  </>
);
const routes: RouteObject[] = [
  { path: '/product/:title', handle: handle('product') },
  { path: '/checkout', handle: handle('checkout') },
  { path: '*', element: page },
];
const link = (name: string) => screen.getByRole('link', { name });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const connection = (facts: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: facts });

beforeEach(() => {
  jest.useFakeTimers();
  loaded.length = read.length = 0;
  connection({ effectiveType: '4g' });
  render(
    <RemoteAccessContext value={access}>
      <RoutesContext value={routes}>
        <RouterProvider router={createMemoryRouter(routes)} />
      </RoutesContext>
    </RemoteAccessContext>,
  );
});
afterEach(() => jest.useRealTimers());

test('a pointer on a link fetches the page’s code and data once, however often it is pointed at', async () => {
  fireEvent.pointerOver(link('Bed'));
  await pass(100);
  expect([loaded, read]).toEqual([['catalog/page:product'], ['/product/Dog-Bed?variant=A']]);
  fireEvent.focusIn(link('Bed'));
  fireEvent.touchStart(link('Bed'));
  await pass(100);
  expect(read).toHaveLength(1);
});

test('a brief hover or focus fetches nothing; a touch fetches at once', async () => {
  fireEvent.pointerOver(link('Bed'));
  await pass(20);
  fireEvent.focusIn(link('Tree'));
  await pass(20);
  fireEvent.pointerOver(document.body);
  fireEvent.focusIn(document.body);
  await pass(100);
  expect(loaded).toEqual([]);
  fireEvent.touchStart(link('Tree'));
  await pass(0);
  expect(read).toEqual(['/product/Cat-Tree']);
});

test('a pointer that moves elsewhere does not cancel the fetch for the focused link', async () => {
  fireEvent.focusIn(link('Tree'));
  await pass(20);
  fireEvent.pointerOver(document.body);
  await pass(100);
  expect(read).toEqual(['/product/Cat-Tree']);
});

test('for a page that needs a token only the code is fetched, for another site’s page nothing', async () => {
  fireEvent.touchStart(link('Checkout'));
  fireEvent.touchStart(link('Elsewhere'));
  await pass(0);
  expect([loaded, read]).toEqual([['catalog/page:checkout'], []]);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { effectiveType: '3g' }])(
  'with %p nothing is prefetched',
  async (facts) => {
    connection(facts);
    fireEvent.touchStart(link('Bed'));
    await pass(100);
    expect(loaded).toEqual([]);
  },
);
