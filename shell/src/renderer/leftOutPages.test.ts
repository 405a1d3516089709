/** @jest-environment node */
import type { ReleaseSet } from '@paw/contract/releaseSet.ts';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { withoutLeftOut } from './leftOutPages.ts';

const set = { id: 'x', remotes: { cart: { entry: '' }, catalog: { entry: 'a.js' } } } as unknown as ReleaseSet;
const route = (remote: string): RouteObject => ({ path: `/${remote}`, handle: { remote }, loader: () => 'data' });

async function load(routes: RouteObject[]): Promise<unknown> {
  const { loader } = routes[0] ?? {};
  return typeof loader === 'function' ? loader({} as LoaderFunctionArgs, undefined) : undefined;
}

test('a page of a remote without a working release answers as unavailable, at any depth', async () => {
  const [layout] = withoutLeftOut([{ children: [route('cart')] }], set);
  await expect(load(layout?.children ?? [])).rejects.toMatchObject({ status: 503 });
});

test('pages of other remotes still load', async () => {
  expect(await load(withoutLeftOut([route('catalog')], set))).toBe('data');
});
