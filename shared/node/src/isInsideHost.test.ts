/** @jest-environment node */
import { isInsideHost } from './isInsideHost.ts';

test.each([
  '127.0.0.1:3200',
  '10.0.0.11',
  '[::1]:3200',
  '[fd00::7]',
  'localhost:3200',
  'node1:4200',
  'api.default.svc',
  'api.default.svc.cluster.local:4200',
  'db.machine.internal',
  'LOCALHOST',
])('%s is a machine of the operator', (host) => {
  expect(isInsideHost(host)).toBe(true);
});

test.each([
  'evil.example',
  'evil.example:3200',
  'evil.example.',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '1.2.3.4.5',
  'internal.evil.example:3200',
  '[evil]',
  '[::1].evil.example',
  'localhost@evil.example',
  'evil.example/localhost',
  'xlocal.example',
  '',
  undefined,
])('%s may be the name of a stranger', (host) => {
  expect(isInsideHost(host)).toBe(false);
});

test('a name with a dot can be allowed', () => {
  expect(isInsideHost('staff.shop.example:443', ['Staff.shop.example'])).toBe(true);
  expect(isInsideHost('other.shop.example', ['staff.shop.example'])).toBe(false);
});
