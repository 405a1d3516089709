import { specifiedRoute } from './specifiedRoutes.ts';

test.each(['/checkout', '/Checkout', '/checkout/', '/checkout/:step?'])('%s has the guard of /checkout', (path) => {
  expect(specifiedRoute(path)).toMatchObject({ layout: 'inside', guard: 'token' });
});

test.each(['/dashboard/orders', '/Dashboard/orders/:number', '/checkout/a/b'])(
  '%s shares the guard above it',
  (path) => {
    expect(specifiedRoute(path)).toMatchObject({ layout: 'inside', guard: 'token' });
  },
);

test.each(['/login', '/Login', '/signup'])('%s stands outside the layout', (path) => {
  expect(specifiedRoute(path).layout).toBe('outside');
});

test.each(['/', '/product/:title', '/blogs/:slug', '/checkouts', '/dashboards/x'])(
  '%s stands inside, for everybody',
  (path) => {
    expect(specifiedRoute(path)).toMatchObject({ layout: 'inside' });
    expect(specifiedRoute(path).guard).toBeUndefined();
  },
);
