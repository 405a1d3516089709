import { removeTemporaryFolders } from '../testing/sampleRelease.ts';
import { writeAtOnce } from '../testing/writeAtOnce.ts';

afterAll(removeTemporaryFolders);

test('Of 80 activations by eight writers through two registries, each is in the log once, without a gap', async () => {
  const { answered, logged, refused } = await writeAtOnce(80);
  expect(answered).toEqual(logged);
  expect(logged.map(([n]) => n)).toEqual(Array.from({ length: 80 - refused }, (_, index) => index + 1));
}, 60_000);
