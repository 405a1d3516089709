import { listSeams } from './testing/listSeams.ts';

test('every product’s ground meets the tint around it without a seam', async () => {
  expect(await listSeams(1)).toEqual([]);
}, 600_000);
