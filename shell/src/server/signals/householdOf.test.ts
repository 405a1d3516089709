/** @jest-environment node */
import { clientAddress } from '@paw/node/clientAddress.ts';
import { householdOf } from './householdOf.ts';

const of = (ip: string) => householdOf(clientAddress({ ip }));

test('the 256 networks of a household are one, and the next household’s are another', () => {
  expect(
    new Set(Array.from({ length: 256 }, (_, n) => of(`2001:db8:1:7f${n.toString(16).padStart(2, '0')}::6`))),
  ).toEqual(new Set(['2001:db8:1:7f00::/56']));
  expect(of('2001:db8:1:8000::6')).toBe('2001:db8:1:8000::/56');
});

test('short and other addresses stay apart', () => {
  expect(of('2001:db8:1:2::6')).toBe('2001:db8:1:000::/56');
  expect(of('192.0.2.1')).toBe('192.0.2.1');
});
