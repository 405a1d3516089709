import { removeTemporaryFolders } from '../testing/sampleRelease.ts';
import { writeAtOnce } from '../testing/writeAtOnce.ts';

afterAll(removeTemporaryFolders);

test(
  'Of 5,000 activations by eight writers through two registries, each is in the log once, without a gap',
  async () => {
    const { answered, logged, refused, perSecond } = await writeAtOnce(5_000);
    console.info(`${perSecond.toFixed(1)} activations a second; ${refused} refused as out of date.`);
    expect(answered.toSorted((a, b) => a - b)).toEqual(logged);
    expect(logged).toEqual(Array.from({ length: 5_000 - refused }, (_, index) => index + 1));
  },
  45 * 60_000,
);
