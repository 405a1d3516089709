import { listStrayColours } from './testing/listStrayColours.ts';

test('every rendered picture in every color of its products has that color', async () => {
  expect(await listStrayColours(1)).toEqual([]);
}, 600_000);
