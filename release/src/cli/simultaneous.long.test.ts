import { removeTemporaryFolders } from '../testing/sampleRelease.ts';
import { rollBackAtOnce } from '../testing/rollbackPairs.ts';

afterAll(removeTemporaryFolders);

const pairs = Array.from({ length: 20 }, (_, index) => index + 1);

test.each(pairs)('pair %i that rolls one remote back goes back one release', async () => {
  expect(await rollBackAtOnce('cart', 'cart')).toMatchObject({ codes: [0, 0], cart: 'b', catalog: 'c', rollbacks: 1 });
});

test.each(pairs)('pair %i that rolls two remotes back succeeds with both', async () => {
  expect(await rollBackAtOnce('cart', 'catalog')).toMatchObject({ codes: [0, 0], cart: 'b', catalog: 'b' });
});
