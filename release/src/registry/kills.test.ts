import { killAtRandom } from '../testing/killAtRandom.ts';
import { removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';

afterAll(removeTemporaryFolders);

/** The long tests have 300, on a folder and on a bucket. */
const POINTS = 20;

test('Killed in the middle of what they do, the registry and commands lose nothing and tear nothing', async () => {
  const { killed } = await killAtRandom({ address: temporaryFolder(), points: POINTS, seed: 1 });
  expect(killed).toBeGreaterThan(POINTS / 3);
}, 180_000);
