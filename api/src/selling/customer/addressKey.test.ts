import { addressKey } from './addressKey.ts';

const key = (line1: string, line2 = '', zip = '78701') => addressKey({ line1, line2, zip });

test.each([
  ['12 North Elm Street', 'Apt. 4'],
  ['12 N. ELM ST #4', ''],
  ['12 n elm st, Unit 4', ''],
  ['12  North  Élm  Street', 'Suite 4'],
])('%s %s is one household', (line1, line2) => {
  expect(key(line1, line2, '78701-1234')).toBe('12 n elm st 4 78701');
});

test('another number, unit, street or ZIP code is another household', () => {
  const others = [key('13 Elm St', '4'), key('12 Elm St', '5'), key('12 Oak St', '4'), key('12 Elm St', '4', '78702')];
  expect(new Set([key('12 Elm St', '4'), ...others]).size).toBe(5);
});
