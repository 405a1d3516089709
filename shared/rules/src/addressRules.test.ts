/** @jest-environment node */
import {
  type Address,
  addressLine,
  checkAddress,
  checkPhone,
  findExpressRefusal,
  tidyAddress,
} from './addressRules.ts';
import { findRegionOfZip, regions } from './usRegions.ts';

const home: Address = { name: 'Ada Lee', line1: '12 Elm Street', city: 'Austin', state: 'TX', zip: '78701' };
const problemsOf = (changed: Partial<Address>) => checkAddress(tidyAddress({ ...home, ...changed }));

/** One used ZIP code of each region: its capital's, or its largest post's. */
const zips: [code: string, zip: string][] = (
  'AL 36104,AK 99801,AZ 85001,AR 72201,CA 95814,CO 80202,CT 06103,DE 19901,DC 20001,FL 32301,GA 30303,HI 96813,' +
  'ID 83702,IL 62701,IN 46225,IA 50309,KS 66603,KY 40601,LA 70802,ME 04330,MD 21401,MA 02201,MI 48933,MN 55102,' +
  'MS 39205,MO 65101,MT 59623,NE 68502,NV 89701,NH 03301,NJ 08608,NM 87501,NY 12207,NC 27601,ND 58501,OH 43215,' +
  'OK 73102,OR 97301,PA 17101,RI 02903,SC 29217,SD 57501,TN 37219,TX 78701,UT 84111,VT 05602,VA 23219,WA 98507,' +
  'WV 25301,WI 53703,WY 82001,AS 96799,GU 96910,MP 96950,PR 00901,VI 00802,AA 34002,AE 09366,AP 96258'
)
  .split(',')
  .map((pair) => pair.split(' ') as [string, string]);

test('the table has every state, territory and military region once', () => {
  expect(zips.map(([code]) => code).toSorted()).toEqual(regions.map(({ code }) => code).toSorted());
  expect(regions.map(({ kind }) => kind).filter((kind) => kind === 'state')).toHaveLength(51);
});

test.each(zips)('%s takes %s, and no other region does', (state, zip) => {
  for (const region of regions) {
    const city = region.kind === 'military' ? 'APO' : 'Anywhere';
    const { zip: problem } = problemsOf({ state: region.code, city, zip });
    const isOwn = region.code === state;
    expect(isOwn ? problem === undefined : /^ZIP code \d+ is in .+, not .+\. Check both\.$/.test(problem ?? '')).toBe(
      true,
    );
  }
});

test.each([
  ['06390', 'NY'],
  ['83414', 'WY'],
  ['20101', 'VA'],
  ['96799', 'AS'],
  ['88510', 'TX'],
])('%s, whose neighbors are in other regions, is in %s', (zip, code) => {
  expect(findRegionOfZip(zip)?.code).toBe(code);
});

test('no ZIP code prefix is given to two regions', () => {
  const prefixes = regions.flatMap(({ zips: ranges }) =>
    ranges.split(' ').flatMap((range) => {
      const [first = '', last = first] = range.split('-');
      const count = Number(last) - Number(first) + 1;
      return Array.from({ length: count }, (_, index) => String(Number(first) + index).padStart(first.length, '0'));
    }),
  );
  expect(new Set(prefixes).size).toBe(prefixes.length);
});

test.each<[Partial<Address>, keyof Address, string]>([
  [{ name: ' ' }, 'name', 'Enter the recipient’s full name.'],
  [{ name: 'A' }, 'name', 'Enter the recipient’s full name.'],
  [{ name: 'x'.repeat(81) }, 'name', 'Enter the recipient’s full name in 80 characters or fewer.'],
  [{ line1: '' }, 'line1', 'Enter a street address.'],
  [{ line1: '12\nElm' }, 'line1', 'Enter a street address on one line, using letters, numbers and punctuation only.'],
  [
    { line2: '\u202eApt' },
    'line2',
    'Enter an apartment, suite or unit on one line, using letters, numbers and punctuation only.',
  ],
  [{ city: '!!' }, 'city', 'Enter a city.'],
  [{ city: 'APO' }, 'city', 'For APO, FPO or DPO, choose an Armed Forces state (AA, AE or AP).'],
  [{ state: 'AE', zip: '09366' }, 'city', 'For a military address, enter APO, FPO or DPO as the city.'],
  [{ state: 'ZZ' }, 'state', 'Select a state or territory.'],
  [{ state: '' }, 'state', 'Select a state or territory.'],
  [{ zip: '7870' }, 'zip', 'Enter a 5-digit ZIP code (or ZIP+4, like 12345-6789).'],
  [{ zip: '78701-12' }, 'zip', 'Enter a 5-digit ZIP code (or ZIP+4, like 12345-6789).'],
  [{ zip: '00000' }, 'zip', 'We can’t find ZIP code 00000. Check it and try again.'],
  [{ phone: '12345' }, 'phone', 'Enter a 10-digit phone number, like 555-010-1234.'],
])('%j is reported at %s', (changed, field, problem) => {
  expect(problemsOf(changed)).toEqual({ [field]: problem });
});

test.each<Partial<Address>>([
  { state: ' tx ', zip: '787011234', line2: ' Apt  4 ', phone: '+1 (555) 010-1234' },
  { name: 'Nguyễn Thị Ánh', city: 'Cañon City', state: 'CO', zip: '81212' },
  { line1: 'PSC 3 Box 456', city: 'apo', state: 'AP', zip: '96266-0001' },
  { line2: '', phone: '' },
])('%j is fine', (changed) => {
  expect(problemsOf(changed)).toEqual({});
});

test('an address is stored without extra spaces and empty fields', () => {
  const typed = { ...home, name: ' Ada   Lee ', line2: '  ', state: 'tx', zip: '78701 1234', phone: '' };
  expect(tidyAddress(typed)).toEqual({ ...home, zip: '78701-1234' });
});

test.each(['5550101234', '555.010.1234', '1-555-010-1234', '+15550101234', '155-501-0123'])('%s is a phone', (text) => {
  expect(checkPhone(text)).toBeUndefined();
});
test.each(['', '555-010-123', '2-555-010-1234', '555-010-1234 x5', 'abcdefghij'])(
  '"%s" is not a phone number',
  (text) => {
    expect(checkPhone(text)).toBeDefined();
  },
);

test.each(['PO Box 12', 'P.O. Box 12', 'p o box 12', 'POBox 9', 'Post Office Box 7', 'Box #4', 'Suite 2, PO BOX 1'])(
  'express does not deliver to %s',
  (line1) => {
    expect(findExpressRefusal({ ...home, line1 })).toBe('Express isn’t available for PO boxes. Choose Standard.');
    expect(findExpressRefusal({ ...home, line2: line1 })).toBeDefined();
  },
);
test.each(['12 Elm Street', '4 Boxwood Lane', '88 Depot Boxcar Road', 'RR 2 Box 152', '1 Expo Box Lane'])(
  'express delivers to %s',
  (line1) => expect(findExpressRefusal({ ...home, line1 })).toBeUndefined(),
);
test.each(regions.map(({ code, kind, name }) => ({ code, kind, name })))('express and $name', ({ code, kind }) => {
  expect(findExpressRefusal({ ...home, state: code }) === undefined).toBe(kind === 'state');
});

test('an address on one line omits missing parts', () => {
  expect(addressLine(home)).toBe('12 Elm Street, Austin, TX 78701');
  expect(addressLine({ ...home, line2: 'Unit 4' })).toBe('12 Elm Street, Unit 4, Austin, TX 78701');
});
