import { isListed, routeFacts } from './routeFacts.ts';

test('a page of a remote has the facts that its release brings', () => {
  expect(routeFacts({ path: '/club', guard: 'token', secret: true, logPath: 'route' })).toEqual({
    layout: 'inside',
    guard: 'token',
    secret: true,
    logPath: 'route',
  });
  expect(routeFacts({ path: '/club' })).toEqual({ layout: 'inside' });
});

test('what the specification says of its own rows stays, whatever a release brings', () => {
  expect(routeFacts({ path: '/checkout/:step?' })).toMatchObject({ guard: 'token' });
  expect(routeFacts({ path: '/success' })).toMatchObject({ secret: true });
  expect(routeFacts({ path: '/login' })).toMatchObject({ layout: 'outside' });
});

test.each([
  [{ path: '/about-us' }, true],
  [{ path: '/checkout' }, false],
  [{ path: '/success' }, false],
  [{ path: '/club', listed: false }, false],
  [{ path: '/club', crawled: false }, false],
  [{ path: '/club', secret: true }, false],
] as const)('%j is listed: %s', (route, expected) => {
  expect(isListed(route)).toBe(expected);
});
