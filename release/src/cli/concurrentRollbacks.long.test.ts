import { removeTemporaryFolders } from '../testing/sampleRelease.ts';
import { rollBackConcurrently } from '../testing/rollBackConcurrently.ts';

afterAll(removeTemporaryFolders);

const pairs = Array.from({ length: 20 }, (_, index) => index + 1);

test.each(pairs)('pair %i: concurrent rollbacks of one remote abandon one release', async () => {
  expect(await rollBackConcurrently('cart', 'cart')).toMatchObject({
    codes: [0, 0],
    cart: 'b',
    catalog: 'c',
    rollbacks: 1,
  });
});

test.each(pairs)('pair %i: concurrent rollbacks of two remotes both succeed', async () => {
  expect(await rollBackConcurrently('cart', 'catalog')).toMatchObject({ codes: [0, 0], cart: 'b', catalog: 'b' });
});
