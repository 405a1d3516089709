/** @jest-environment node */
import type { RouteFacts } from '@paw/contract/remote.ts';
import { routeFacts, specifiedRoute } from './specifiedRoutes.ts';

test.each(['/checkout', '/Checkout', '/checkout/', '/checkout/:step?'])('%s has the guard of /checkout', (path) => {
  expect(specifiedRoute(path)).toMatchObject({ layout: 'inside', guard: 'token' });
});

test.each(['/dashboard/orders', '/Dashboard/orders/:number', '/checkout/a/b'])(
  '%s shares the guard above it',
  (path) => {
    expect(specifiedRoute(path)).toMatchObject({ layout: 'inside', guard: 'token' });
  },
);

test.each(['/login', '/Login', '/signup'])('%s is outside the layout', (path) => {
  expect(specifiedRoute(path).layout).toBe('outside');
});

test.each(['/', '/product/:title', '/blogs/:slug', '/checkouts', '/dashboards/x'])(
  '%s is inside the layout, for everyone',
  (path) => {
    expect(specifiedRoute(path)).toMatchObject({ layout: 'inside' });
    expect(specifiedRoute(path).guard).toBeUndefined();
  },
);

test('a page of a remote has its release’s facts', () => {
  const facts = { guard: 'token', secret: true } as const;
  expect(routeFacts({ path: '/club', ...facts })).toEqual({ layout: 'inside', ...facts });
  expect(routeFacts({ path: '/club' })).toEqual({ layout: 'inside' });
});

test.each([
  ['/checkout/:step?', { guard: 'token' }],
  ['/dashboard/orders', { guard: 'token', members: true }],
  ['/success', { secret: true }],
  ['/login', { layout: 'outside' }],
])('what the specification says of its row %s overrides the release', (path, facts) => {
  const other = { layout: 'inside', members: false, guard: false, secret: false } as unknown as RouteFacts;
  expect(routeFacts({ ...other, path })).toMatchObject(facts);
});
