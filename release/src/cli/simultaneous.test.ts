import { removeTemporaryFolders } from '../testing/sampleRelease.ts';
import { rollBackAtOnce } from '../testing/rollbackPairs.ts';

afterAll(removeTemporaryFolders);

/** The long tests take twenty. */
const PAIRS = 3;

test('two who roll one remote back at once leave the same release, and both are told that it is left', async () => {
  for (let pair = 0; pair < PAIRS; pair++) {
    const result = await rollBackAtOnce('cart', 'cart');
    expect(result).toMatchObject({ codes: [0, 0], cart: 'b', catalog: 'c', rollbacks: 1 });
    expect(result.words).toMatch(/Someone else was faster|taken for the same rollback/);
  }
});

test('two who roll two remotes back at once do not get into each other’s way', async () => {
  for (let pair = 0; pair < PAIRS; pair++) {
    const result = await rollBackAtOnce('cart', 'catalog');
    expect(result).toMatchObject({ codes: [0, 0], cart: 'b', catalog: 'b', rollbacks: 2 });
  }
});
