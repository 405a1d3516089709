import { randomUUID } from 'node:crypto';
import { killAtRandom } from '../testing/killAtRandom.ts';
import { removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { BUCKET, hasCeph, startCeph } from '../testing/startCeph.ts';

/** A fifth of the whole proof, which `KILL_POINTS=300 npx jest registry/kills.long` runs. */
const POINTS = Number(process.env.KILL_POINTS ?? 60);
const LIMIT = 45 * 60_000;

afterAll(removeTemporaryFolders);

test(
  `${POINTS} kills on a folder lose nothing and tear nothing`,
  async () => {
    const { killed } = await killAtRandom({ address: temporaryFolder(), points: POINTS, seed: 2 });
    console.info(`${killed} of ${POINTS} points killed a process in the middle.`);
    expect(killed).toBeGreaterThan(POINTS / 3);
  },
  LIMIT,
);

(hasCeph() ? test : test.skip)(
  `${POINTS} kills on a bucket lose nothing and tear nothing`,
  async () => {
    const ceph = await startCeph();
    try {
      const address = `s3://${BUCKET}/${randomUUID()}`;
      const { killed } = await killAtRandom({ address, points: POINTS, seed: 3, env: { ...ceph.env } });
      console.info(`${killed} of ${POINTS} points killed a process in the middle.`);
      if (killed <= POINTS / 3) throw new Error('Too few points killed anything.');
    } finally {
      ceph.stop();
    }
  },
  LIMIT,
);
