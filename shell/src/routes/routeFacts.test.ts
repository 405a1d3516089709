import type { RouteFacts } from '@paw/contract/remote.ts';
import { routeFacts } from './routeFacts.ts';

test('a page of a remote has the guard that its release brings', () => {
  expect(routeFacts({ path: '/club', guard: 'token' })).toEqual({ layout: 'inside', guard: 'token' });
  expect(routeFacts({ path: '/club' })).toEqual({ layout: 'inside' });
});

test.each([
  ['/checkout/:step?', { guard: 'token' }],
  ['/dashboard/orders', { guard: 'token', members: true }],
  ['/login', { layout: 'outside' }],
])('what the specification says of its row %s stays, whatever a release brings', (path, facts) => {
  const other = { layout: 'inside', members: false, guard: false } as RouteFacts;
  expect(routeFacts({ ...other, path })).toMatchObject(facts);
});
