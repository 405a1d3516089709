import { removeTemporaryFolders } from '../testing/sampleRelease.ts';
import { writeAtOnce } from '../testing/writeAtOnce.ts';

/** A fifth of the whole proof, which `ACTIVATIONS=5000 npx jest registry/writers.long` runs. */
const ACTIVATIONS = Number(process.env.ACTIVATIONS ?? 1_000);

afterAll(removeTemporaryFolders);

test(
  `Of ${ACTIVATIONS} activations by eight writers through two registries, each is in the log once, without a gap`,
  async () => {
    const { answered, logged, refused, perSecond } = await writeAtOnce(ACTIVATIONS);
    console.info(`${perSecond.toFixed(1)} activations a second; ${refused} refused as out of date.`);
    expect(answered).toEqual(logged);
    expect(logged.map(([n]) => n)).toEqual(Array.from({ length: ACTIVATIONS - refused }, (_, index) => index + 1));
  },
  45 * 60_000,
);
