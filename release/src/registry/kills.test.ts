import { killAtRandom, SURE } from '../testing/killAtRandom.ts';
import { removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';

afterAll(removeTemporaryFolders);

/** The long test has more, with all their moments, on a folder and on a bucket. */
const POINTS = 4;

test('Killed in the middle of what they do, the registry and commands lose nothing and tear nothing', async () => {
  const { killed } = await killAtRandom({ address: temporaryFolder(), points: POINTS, seed: 1, moments: SURE });
  expect(killed).toBe(POINTS);
}, 180_000);
