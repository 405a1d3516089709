import type { Log } from '@paw/shared/node/createLog.ts';
import type { WarmSet } from '../releases/WarmSet.ts';
import { pageMaker } from './pageMaker.ts';

const log = { warn: () => undefined } as unknown as Log;

/** What a renderer says of a route, made ready. */
async function make(route: string, more: object = {}) {
  const html = new TextEncoder().encode('<p>Hello</p>');
  const rendered = { status: 200, degraded: false, html, route, errors: [], ...more };
  const live = { set: { id: 's1' }, pool: { render: async () => rendered } } as unknown as WarmSet;
  const { page, isGood } = await pageMaker(log).sourceOf(live).make(route, undefined, 'r1');
  return { isKept: isGood, cache: page.packed.identity.headers[1] };
}

test.each([
  ['/', true, 'no-cache'],
  ['/order-sent', true, 'private, no-store'],
  ['/wishlist/shared', false, 'private, no-store'],
])('of %s it is decided who may keep it', async (route, isKept, cache) => {
  expect(await make(route)).toEqual({ isKept, cache });
});

test('a page of which something is missing is not kept', async () => {
  expect(await make('/', { degraded: true })).toMatchObject({ isKept: false });
});
