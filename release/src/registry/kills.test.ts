import { killAtRandom } from '../testing/killAtRandom.ts';
import { removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';

afterAll(removeTemporaryFolders);

/** The long test has more, on a folder and on a bucket. */
const POINTS = 10;

test('Killed in the middle of what they do, the registry and commands lose nothing and tear nothing', async () => {
  const { killed } = await killAtRandom({ address: temporaryFolder(), points: POINTS, seed: 1 });
  expect(killed).toBeGreaterThan(POINTS / 3);
}, 180_000);
