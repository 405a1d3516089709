import { removeTemporaryFolders } from '../testing/sampleRelease.ts';
import { rollBackConcurrently } from '../testing/rollBackConcurrently.ts';

afterAll(removeTemporaryFolders);

/** The long tests run twenty. */
const PAIRS = 3;

test('two concurrent rollbacks of one remote abandon one release, and both succeed', async () => {
  for (let pair = 0; pair < PAIRS; pair++) {
    const result = await rollBackConcurrently('cart', 'cart');
    expect(result).toMatchObject({ codes: [0, 0], cart: 'b', catalog: 'c', rollbacks: 1 });
    expect(result.output).toMatch(/Someone else was faster|treated as the same rollback/);
  }
});

test('concurrent rollbacks of two remotes both succeed', async () => {
  for (let pair = 0; pair < PAIRS; pair++) {
    const result = await rollBackConcurrently('cart', 'catalog');
    expect(result).toMatchObject({ codes: [0, 0], cart: 'b', catalog: 'b', rollbacks: 2 });
  }
});
