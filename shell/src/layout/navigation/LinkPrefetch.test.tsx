import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, type LoaderFunctionArgs, type RouteObject, RouterProvider } from 'react-router-dom';
import { PagesAhead } from '../../remotes/PagesAhead.ts';
import { type RemoteAccess, RemoteAccessContext } from '../../remotes/RemoteAccess.tsx';
import { RoutesContext } from '../../routes/RoutesContext.tsx';
import { LinkPrefetch } from './LinkPrefetch.ts';
import { prefetchPage } from './prefetchPage.ts';

const none = { js: [], css: [] };
const route = (name: string, path: string) => ({ name, path, query: ['variant'], viewQuery: [], files: none });
const live = { release: '1', federationName: '', entry: '', slots: [], start: none };
const loaded: string[] = [];
const read: string[] = [];
let ahead = new PagesAhead();
const access: RemoteAccess = {
  set: {
    id: 's',
    remotes: { catalog: { ...live, routes: [route('product', '/product/:title'), route('checkout', '/checkout')] } },
  },
  state: () => ({ status: 'idle' }),
  subscribe: () => () => undefined,
  load: async (remote, part) => {
    loaded.push(`${remote}/${part}`);
    return {} as never;
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
const loader = async ({ request }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url);
  read.push(pathname + search);
  return { data: pathname };
};
const routes: RouteObject[] = [
  { path: '/product/:title', handle: handle('product'), loader },
  { path: '/checkout', handle: handle('checkout'), loader },
  { path: '*', element: page },
];
const link = (name: string) => screen.getByRole('link', { name });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const connection = (facts: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: facts });

beforeEach(() => {
  jest.useFakeTimers();
  loaded.length = read.length = 0;
  access.ahead = ahead = new PagesAhead();
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

test('a pointer on a link fetches the page once, however often it is pointed at', async () => {
  fireEvent.pointerOver(link('Bed'));
  await pass(100);
  expect(read).toEqual(['/product/Dog-Bed?variant=A&from=mail']);
  fireEvent.focusIn(link('Bed'));
  fireEvent.touchStart(link('Bed'));
  await pass(100);
  expect(read).toHaveLength(1);
});

test('a touch, which also sends pointer events, fetches once', async () => {
  fireEvent.pointerOver(link('Bed'));
  fireEvent.touchStart(link('Bed'));
  await pass(100);
  expect(read).toHaveLength(1);
});

test('the page is kept for the click, under its path and declared query names', async () => {
  fireEvent.touchStart(link('Bed'));
  await pass(0);
  const url = new URL('/product/Dog-Bed?variant=A', location.href);
  expect(await ahead.take(url)).toEqual({ data: '/product/Dog-Bed' });
});

test('a page that was fetched is neither fetched again nor kept for longer when its link is pointed at on another page', async () => {
  const url = new URL('/product/Dog-Bed?variant=A', location.href);
  await prefetchPage(url, access, routes);
  await pass(9_000);
  await prefetchPage(url, access, routes);
  expect(read).toHaveLength(1);
  await pass(1_000);
  expect(ahead.take(url)).toBeUndefined();
});

test('a brief hover or focus fetches nothing; a touch fetches at once', async () => {
  fireEvent.pointerOver(link('Bed'));
  await pass(20);
  fireEvent.focusIn(link('Tree'));
  await pass(20);
  fireEvent.pointerOver(document.body);
  fireEvent.focusIn(document.body);
  await pass(100);
  expect(read).toEqual([]);
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
    expect([loaded, read]).toEqual([[], []]);
  },
);
