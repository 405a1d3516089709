import type { RouteFacts } from '@paw/contract/remote.ts';
import { routeFacts } from './routeFacts.ts';

test('a page of a remote has the facts that its release brings', () => {
  const facts = { guard: 'token', secret: true } as const;
  expect(routeFacts({ path: '/club', ...facts })).toEqual({ layout: 'inside', ...facts });
  expect(routeFacts({ path: '/club' })).toEqual({ layout: 'inside' });
});

test.each([
  ['/checkout/:step?', { guard: 'token' }],
  ['/dashboard/orders', { guard: 'token', members: true }],
  ['/success', { secret: true }],
  ['/login', { layout: 'outside' }],
])('what the specification says of its row %s stays, whatever a release brings', (path, facts) => {
  const other = { layout: 'inside', members: false, guard: false, secret: false } as unknown as RouteFacts;
  expect(routeFacts({ ...other, path })).toMatchObject(facts);
});
